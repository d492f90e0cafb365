# How somebody learns that it is his turn, and what he is told.
notices-title = When it is your turn
notices-about = Be told when others wait for you and you are not looking. Several tables come in one notice, each turn once, and once more before your clock runs out.
notices-push = In this browser
notices-push_about = A notification of this browser, and a number on the app’s icon.
notices-push_on = Notify me here
notices-push_denied = This browser does not allow notifications from this site. You can allow them in its settings.
notices-push_missing = This browser cannot show notifications. On an iPhone or iPad, add the page to your Home Screen first.
notices-mail = By e-mail
notices-mail_about = We send one e-mail with a link first; others follow only once you have opened it. The address also leads you back to your games if you lose all your devices, even if you want no more e-mails, until you remove it.
notices-mail_address = Your e-mail address
notices-mail_on = Send me the link
notices-mail_sent = The e-mail is on its way. Open the link in it.
notices-mail_missing = The host of this server sends no e-mails.
notices-hook = To a chat
notices-hook_about = The address of an incoming webhook of Slack, Mattermost, Discord or the like. Everybody in that channel can then watch your tables.
notices-hook_address = Address of the webhook
notices-hook_on = Tell this chat
notices-ways = How you are told
notices-of_push = notification
notices-of_mail = e-mail
notices-of_hook = chat
notices-unconfirmed = not confirmed yet
notices-failing = the last notice did not arrive
notices-try = Try it
notices-tried = Sent. It should arrive in a moment.
notices-end = Stop
notices-ended = You will no longer be told there.
notices-leads_back = leads you back to your games
notices-muted = no e-mails
notices-again = Send e-mails again
notices-again_done = You are told there again.
notices-remove = Remove
notices-removed = The address is removed. It no longer leads anybody back to your games.
notices-quiet = Quiet hours
notices-quiet_about = Nothing comes meanwhile; what has come up is told afterwards. A clock that would run out meanwhile is told before.
notices-quiet_on = Do not disturb me at night
notices-quiet_from = from
notices-quiet_until = until
notices-quiet_zone = Time zone: { $zone }
notices-confirm = Is this your mailbox?
notices-confirm_about = You then get an e-mail when it is your turn. One click in each of them ends it.
notices-confirm_yes = Yes, confirm it
notices-confirmed = Your e-mail address is confirmed.
notices-stop = No more e-mails?
notices-stop_yes = No more e-mails
notices-stopped = You get no more e-mails when it is your turn. A confirmed address still leads you back to your games, until you remove it here.
notices-no = No
notices-recover = Lost all your devices?
notices-recover_about = If you have confirmed an e-mail address here before, have a link sent there that leads back to your games. It works once, for half an hour.
notices-recover_on = Send me a link
notices-recover_sent = If this address is known here, an e-mail is on its way.

notice-turn =
    { $count ->
        [one] It is your turn
       *[other] It is your turn at { $count } tables
    }
notice-clock =
    { $count ->
        [one] Your time is running out
       *[other] Your time is running out at { $count } tables
    }
notice-with = With { $names }
notice-with_time = With { $names }: { $left } left
notice-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
notice-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
notice-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
notice-try = Notices reach you here
notice-try_about = This is how you will learn that it is your turn.
notice-confirm = Please confirm your e-mail address
notice-confirm_about = Somebody, hopefully you, wants to be told at this address when it is their turn at Ruhrschifffahrt 1769–1890. If it was you, open the link; it works for a day. If not, do nothing: you will hear no more of it.
notice-recover = The way back to your games
notice-recover_about = Somebody, hopefully you, has asked for a way back to your games. The link makes the device on which you open it yours; it works once, for half an hour. If it was not you, do nothing, and give the link to nobody.
notice-open = Open
notice-mail_why = This e-mail comes from Ruhrschifffahrt 1769–1890 at { $address }.
notice-mail_stop = You want no more of them? One click:
