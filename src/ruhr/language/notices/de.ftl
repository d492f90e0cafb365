# Wie jemand erfährt, dass er am Zug ist, und was ihm gesagt wird.
notices-title = Wenn du am Zug bist
notices-about = Lass dir sagen, wenn andere auf dich warten und du gerade nicht hinsiehst. Mehrere Tische kommen in einer Nachricht, jeder Zug einmal, und noch einmal, bevor deine Uhr abläuft.
notices-push = In diesem Browser
notices-push_about = Eine Mitteilung dieses Browsers, und eine Zahl am Symbol der App.
notices-push_on = Hier benachrichtigen
notices-push_denied = Dieser Browser lässt von dieser Seite keine Mitteilungen zu. In seinen Einstellungen kannst du sie erlauben.
notices-push_missing = Dieser Browser kann keine Mitteilungen zeigen. Auf iPhone oder iPad: Leg die Seite zuerst auf den Home-Bildschirm.
notices-mail = Per E-Mail
notices-mail_about = Zuerst schicken wir eine E-Mail mit einem Link; erst wenn du ihn geöffnet hast, folgen andere. Die Adresse führt dich auch zu deinen Partien zurück, falls du alle Geräte verlierst – selbst wenn du keine E-Mails mehr willst, bis du sie entfernst.
notices-mail_address = Deine E-Mail-Adresse
notices-mail_on = Schickt mir den Link
notices-mail_sent = Die E-Mail ist unterwegs. Öffne den Link darin.
notices-mail_missing = Der Betreiber dieses Servers verschickt keine E-Mails.
notices-hook = In einen Chat
notices-hook_about = Die Adresse eines eingehenden Webhooks von Slack, Mattermost, Discord oder ähnlichen. Alle in diesem Kanal können dann an deinen Tischen zusehen.
notices-hook_address = Adresse des Webhooks
notices-hook_on = In diesen Chat
notices-ways = So erfährst du es
notices-of_push = Mitteilung
notices-of_mail = E-Mail
notices-of_hook = Chat
notices-unconfirmed = noch nicht bestätigt
notices-failing = die letzte Nachricht kam nicht an
notices-try = Ausprobieren
notices-tried = Abgeschickt. Es sollte gleich ankommen.
notices-end = Beenden
notices-ended = Dort wird dir nichts mehr gesagt.
notices-leads_back = führt dich zu deinen Partien zurück
notices-muted = keine E-Mails
notices-again = Wieder E-Mails schicken
notices-again_done = Dort erfährst du es wieder.
notices-remove = Entfernen
notices-removed = Die Adresse ist entfernt. Sie führt niemanden mehr zu deinen Partien zurück.
notices-quiet = Ruhezeit
notices-quiet_about = Dann kommt nichts; was sich ergeben hat, wird danach gesagt. Läuft deine Uhr in dieser Zeit ab, erfährst du es vorher.
notices-quiet_on = Lasst mich nachts in Ruhe
notices-quiet_from = von
notices-quiet_until = bis
notices-quiet_zone = Zeitzone: { $zone }
notices-confirm = Ist das dein Postfach?
notices-confirm_about = Du bekommst dann eine E-Mail, wenn du am Zug bist. Mit einem Klick in jeder davon ist Schluss.
notices-confirm_yes = Ja, bestätigen
notices-confirmed = Deine E-Mail-Adresse ist bestätigt.
notices-stop = Keine E-Mails mehr?
notices-stop_yes = Keine E-Mails mehr
notices-stopped = Du bekommst keine E-Mails mehr, wenn du am Zug bist. Eine bestätigte Adresse führt dich weiterhin zu deinen Partien zurück, bis du sie hier entfernst.
notices-no = Nein
notices-recover = Alle Geräte verloren?
notices-recover_about = Wenn du hier früher eine E-Mail-Adresse bestätigt hast, lass dir dorthin einen Link schicken, der zu deinen Partien zurückführt. Er gilt einmal, eine halbe Stunde lang.
notices-recover_on = Schickt mir einen Link
notices-recover_sent = Wenn diese Adresse hier bekannt ist, ist eine E-Mail unterwegs.

notice-turn =
    { $count ->
        [one] Du bist am Zug
       *[other] Du bist an { $count } Tischen am Zug
    }
notice-clock =
    { $count ->
        [one] Deine Zeit läuft ab
       *[other] Deine Zeit läuft an { $count } Tischen ab
    }
notice-with = Mit { $names }
notice-with_time = Mit { $names }: noch { $left }
notice-days =
    { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
notice-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
notice-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
notice-try = Nachrichten erreichen dich hier
notice-try_about = So erfährst du, dass du am Zug bist.
notice-confirm = Bitte bestätige deine E-Mail-Adresse
notice-confirm_about = Jemand, hoffentlich du, möchte unter dieser Adresse erfahren, wenn er bei Ruhrschifffahrt 1769–1890 am Zug ist. Warst du es, öffne den Link; er gilt einen Tag lang. Wenn nicht, tu nichts: Du hörst dann nichts mehr davon.
notice-recover = Der Weg zurück zu deinen Partien
notice-recover_about = Jemand, hoffentlich du, hat nach einem Weg zurück zu deinen Partien gefragt. Der Link macht das Gerät, auf dem du ihn öffnest, zu deinem; er gilt einmal, eine halbe Stunde lang. Warst du es nicht, tu nichts, und gib den Link niemandem.
notice-open = Öffnen
notice-mail_why = Diese E-Mail kommt von Ruhrschifffahrt 1769–1890 auf { $address }.
notice-mail_stop = Keine mehr davon? Ein Klick:
