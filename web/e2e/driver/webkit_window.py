#!/usr/bin/python3
"""A browser with undecorated windows, automated by WebKitWebDriver.

It does what WebDriver lacks. Commands are lines of JSON on a socket, and so are
the answers: {"view": 0, "script": "..."} runs a script before those of each page,
{"view": 0, "forget": true} removes such scripts, {"view": 0, "size": [390, 844]},
{"view": 0, "load": "https://..."} and {"view": 0, "reload": true} answer when all is loaded,
{"view": 0, "picture": "file.png"}, {"view": 0, "front": true},
{"dark": true, "still": true}, {"downloads": "folder"}, {"clear": true} removes all that sites have stored.
"""
import json
import os
import socket
import threading

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2

folder = os.environ["DRIVER_FOLDER"]
views = []
data = WebKit2.WebsiteDataManager(base_data_directory=folder + "/data", base_cache_directory=folder + "/cache")
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)


downloads = folder


def download(_context, started):
    started.connect("decide-destination", lambda one, name: one.set_destination("file://" + downloads + "/" + name) or True)


context.connect("download-started", download)


def new_view(_session=None):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True,
                           user_content_manager=WebKit2.UserContentManager())
    settings = view.get_settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_javascript_can_access_clipboard(True)
    settings.set_enable_developer_extras(True)
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    view.connect("permission-request", lambda _view, request: request.allow() or True)
    window = Gtk.Window(decorated=False)
    window.set_default_size(1280, 900)
    window.add(view)
    view.connect("load-failed", lambda *_: True)  # show no error page
    view.connect("close", lambda _view: window.destroy())
    window.show_all()
    window.move(0, 0)
    window.present()
    view.grab_focus()
    views.append((view, window))
    return view


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("window")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", new_view)


def act(command, answer):
    """Runs a command and calls answer when it is done."""
    if "view" in command:
        view, window = views[command["view"]]
        content = view.get_user_content_manager()
    if "script" in command:
        content.add_script(WebKit2.UserScript.new(
            command["script"], WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START, None, None))
    if "forget" in command:
        content.remove_all_scripts()
    if "size" in command:
        window.resize(*command["size"])
    if "front" in command:
        window.present()
        view.grab_focus()
    if "dark" in command:
        Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", command["dark"])
    if "still" in command:
        Gtk.Settings.get_default().set_property("gtk-enable-animations", not command["still"])
    if "downloads" in command:
        global downloads
        downloads = command["downloads"]
    if "picture" in command:
        shown = window.get_window()
        Gdk.pixbuf_get_from_window(shown, 0, 0, shown.get_width(), shown.get_height()).savev(command["picture"], "png", [], [])
    if "load" in command or "reload" in command:
        def changed(_view, event):
            if event == WebKit2.LoadEvent.FINISHED:
                view.disconnect(handler)
                answer({})

        handler = view.connect("load-changed", changed)
        if "load" in command:
            view.load_uri(command["load"])
        else:
            view.reload()
        return
    if "clear" in command:
        data.clear(WebKit2.WebsiteDataTypes.ALL, 0, None, lambda manager, result: (manager.clear_finish(result), answer({})))
        return
    answer({})


def serve():
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(folder + "/control")
    lines = connection.makefile("rw")

    def run(line):
        done = lambda result: (lines.write(json.dumps(result) + "\n"), lines.flush())
        try:
            act(json.loads(line), done)
        except Exception as e:
            done({"error": repr(e)})
        return False

    for line in lines:
        GLib.idle_add(run, line)
    GLib.idle_add(Gtk.main_quit)


context.connect("automation-started", started)
threading.Thread(target=serve, daemon=True).start()
Gtk.main()
