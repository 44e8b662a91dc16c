import type { ProblemCode } from '#contract/problem.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { pluralText } from './plural.ts';

/** Why the server refused, by the code of what it says. */
export const refusals: Record<RefusalCode, string> = {
  'listing.missing': 'Dieses Zimmer gibt es nicht',
  'listing.gone': 'Dieses Zimmer wird nicht mehr angeboten',
  'listing.deleted_meanwhile': 'Das wurde inzwischen gelöscht',
  'listing.external':
    'Dieses Zimmer steht auf einer anderen Seite. Folge dem Link, um dort zu schreiben',
  'listing.own': 'Dieses Zimmer bietest du selbst an',
  'listing.not_public': 'Dieses Zimmer ist noch nicht öffentlich',
  'listings.most':
    'Du bietest schon {most} Zimmer an. Pausiere oder lösche zuerst eines, oder markiere eines als vergeben',
  'images.most': 'Ein Zimmer hat höchstens {most} Fotos. Entferne zuerst eines',
  'images.changed': 'Die Fotos dieses Zimmers haben sich geändert',
  'image.missing': 'Dieses Foto gehört nicht mehr zu diesem Zimmer',
  'image.not_an_image': 'Wähle ein Bild als JPEG, PNG oder WebP',
  'image.wrong_type': 'Die Datei hat ein anderes Format, als ihr Name sagt',
  'image.too_large':
    'Ein Foto darf höchstens {side} Pixel je Seite und insgesamt {millions} Millionen Pixel haben',
  'image.too_small': 'Ein Foto braucht mindestens {side} Pixel je Seite',
  'image.damaged': 'Die Datei ist beschädigt oder unvollständig',
  'image.too_complex':
    'Das Foto ist zu komplex. Speichere es als gewöhnliches JPEG und versuche es noch einmal',
  'images.preparing': 'Deine anderen Fotos werden noch verarbeitet. Versuche es gleich noch einmal',
  'uploads.unfinished':
    'Zu viele deiner Uploads wurden nie beendet. Versuche es in einer Stunde noch einmal.',
  'upload.missing': 'Diesen Upload gibt es nicht',
  'upload.longer': 'Die Datei ist größer als angekündigt',
  'upload.shorter': 'Die Datei ist kleiner als angekündigt',
  'upload.broken_off': 'Der Upload ist abgebrochen',
  'roomie.missing': 'Diesen Roomie gibt es nicht',
  'user.missing': 'Diese Person ist nicht mehr zu finden',
  'user.left': 'Diese Person hat hier kein Konto mehr',
  'user.deleted': 'Dieses Konto gibt es nicht mehr',
  'marks.own': 'Dich selbst kannst du nicht markieren',
  'favorites.most': 'Du hast {most} Favoriten. Entferne zuerst einen',
  'hidden.most': 'Du hast {most} ausgeblendet. Blende zuerst etwas wieder ein',
  'saved_search.missing': 'Diese gespeicherte Suche gibt es nicht',
  'saved_search.same': 'Diese Suche hast du schon gespeichert',
  'saved_searches.most': 'Du hast {most} Suchen gespeichert. Lösche zuerst eine',
  'reply_template.missing': 'Diese Vorlage gibt es nicht',
  'reply_templates.most': 'Du hast {most} Vorlagen gespeichert. Lösche zuerst eine',
  'block.own': 'Dich selbst kannst du nicht blockieren',
  'block.yours': 'Du hast diese Person blockiert. Hebe das auf, um ihr zu schreiben',
  'block.cannot_write': 'Dieser Person kannst du gerade nicht schreiben',
  'household.most':
    'Eine WG hat hier höchstens {most} Leute und offene Links. Ziehe zuerst einen Link zurück',
  'invitation.invalid': 'Diese Einladung gilt nicht mehr',
  'invitation.own':
    'Dieses Zimmer bietest du selbst an: Schick den Link denen, die dort mit dir wohnen',
  'inquiry.missing': 'Diese Anfrage gibt es nicht',
  'inquiry.open_listing': 'Zu diesem Zimmer hast du schon geschrieben',
  'inquiry.open_user': 'Dieser Person hast du schon geschrieben',
  'inquiry.own': 'Dir selbst kannst du nicht schreiben',
  'inquiry.their_turn':
    'Deine letzten Nachrichten sind noch unbeantwortet. Jetzt ist dein Gegenüber dran',
  'inquiry.declined': 'Diese Anfrage wurde abgelehnt',
  'inquiry.withdrawn': 'Diese Anfrage wurde zurückgezogen',
  'inquiry.expired': 'Diese Anfrage wurde nicht rechtzeitig beantwortet',
  'inquiry.closed': 'Diese Anfrage ist geschlossen',
  'decline.missing': 'Hier gibt es nichts zurückzunehmen',
  'decline.sent': 'Das wurde schon gesendet und lässt sich nicht mehr zurücknehmen',
  'decline.all_closed': 'Keine dieser Anfragen ist noch offen',
  'decline.nobody_waits': 'Niemand sonst wartet noch auf eine Antwort zu diesem Zimmer',
  'decline.not_filled': 'Markiere das Zimmer zuerst als vergeben',
  'decline.not_offered': 'Biete das Zimmer zuerst wieder an',
  'inquiry.only_sender': 'Eine Anfrage kann nur zurückziehen, wer sie gesendet hat',
  'inquiry.only_recipient': 'Eine Anfrage kann nur beantworten, wer sie bekommen hat',
  'viewing.missing': 'Diese Besichtigung gibt es nicht',
  'viewing.agreed': 'Du hast schon eine Zeit vereinbart. Verschiebe stattdessen diese Besichtigung',
  'viewing.not_now': 'Das geht bei dieser Besichtigung nicht mehr',
  'viewing.own': 'Eine Zeit aussuchen kann nur, wer wegen des Zimmers geschrieben hat',
  'wish.open':
    'Eine Zeit ist schon vorgeschlagen. Zuerst muss sie beantwortet oder zurückgenommen werden',
  'slot.missing': 'Diese Zeit gibt es nicht',
  'slot.full': 'Alle Plätze zu dieser Zeit sind vergeben',
  'slot.closed': 'Diese Zeit steht nicht mehr zur Wahl',
  'slot.over': 'Diese Zeit ist vorbei',
  'slot.overlap': 'Du bietest um diese Zeit schon etwas an',
  'slot.free_again': 'Zu dieser Zeit ist wieder ein Platz frei. Du kannst sie jetzt aussuchen',
  'slots.most': 'Du bietest schon {most} Zeiten an. Nimm zuerst einige zurück',
  'slots.no_location':
    'Wähle zuerst den Ort dieses Zimmers auf der Karte: Zeiten hängen von seiner Zeitzone ab',
  'slots.not_offered': 'Dieses Zimmer wird gerade nicht angeboten',
  'offer.missing': 'Hier gibt es kein Angebot',
  'offer.open': 'Du hast dieser Person das Zimmer schon angeboten',
  'offer.no_place':
    'Alle Plätze sind angeboten oder vergeben. Zieh zuerst ein Angebot zurück, oder gib beim Zimmer an, dass du mehr Leute suchst',
  'offer.all_taken': 'Den letzten Platz hat inzwischen jemand anderes angenommen',
  'offer.declined': 'Dieses Angebot wurde abgelehnt',
  'offer.taken_back': 'Dieses Angebot wurde zurückgezogen',
  'offer.expired': 'Die Zeit für eine Antwort auf dieses Angebot ist vorbei',
  'offer.stepped_back': 'Einer von euch ist von diesem Angebot zurückgetreten',
  'offer.ended': 'Dieses Angebot ist beendet',
  'offer.accepted': 'Dieses Angebot wurde angenommen. Ihr könnt beide noch zurücktreten',
  'offer.moved_in': 'Einer von euch hat gesagt, dass der Einzug stattgefunden hat, und das gilt',
  'offer.too_late': 'Der Tag des Einzugs ist lange vorbei: Niemand kann mehr zurücktreten',
  'offer.not_due': 'Der Tag des Einzugs ist noch nicht da',
  'offer.not_moved_in': 'Nur wer eingezogen ist, tritt der WG bei',
  'offer.not_accepted': 'Dieses Angebot hat noch niemand angenommen',
  'offer.only_owner': 'Nur wer das Zimmer anbietet, kann ein Angebot machen oder zurückziehen',
  'offer.only_applicant': 'Nur wer das Angebot bekommen hat, kann es beantworten',
  'onboarding.profile_first': 'Speichere zuerst dein Profil',
  'onboarding.habits_first': 'Speichere zuerst deine Gewohnheiten',
  'profile.first':
    'Vervollständige zuerst dein Profil: Andere sehen deinen Vornamen, und du musst mindestens {age} Jahre alt sein',
  'account.deleted': 'Dieses Konto wurde gelöscht',
  'sign_in.used':
    'Diese Anmeldung wurde schon benutzt oder hat zu lange gedauert. Melde dich noch einmal an.',
  'sign_in.other_answer':
    'Die Antwort des Anmeldedienstes gehört nicht zu dieser Anmeldung. Melde dich noch einmal an.',
  'sign_in.other_browser':
    'Diese Anmeldung wurde in einem anderen Browser begonnen. Melde dich in diesem noch einmal an.',
  'sign_in.unconfirmed':
    'Dein Anmeldedienst hat deine E-Mail-Adresse nicht bestätigt. Bestätige sie dort und melde dich dann noch einmal an.',
  'sign_in.suspended':
    'Die Verwaltung hat dieses Konto gesperrt, deshalb kannst du dich nicht damit anmelden.',
  'admin.only': 'Das darf nur die Verwaltung',
  'admin.own_matter': 'Hier geht es um dich. Jemand anderes aus der Verwaltung muss entscheiden',
  'admin.suspend_admin':
    'Leute aus der Verwaltung können sich nicht gegenseitig sperren. Das kann nur, wer den Server betreibt',
  'report.missing': 'Diese Meldung gibt es nicht',
  'appeal.missing': 'Diesen Widerspruch gibt es nicht',
  'appeal.decided': 'Über diesen Widerspruch ist schon entschieden',
  'appeal.other_admin':
    'Über diesen Widerspruch muss jemand anderes aus der Verwaltung entscheiden, weil die erste Entscheidung von dir ist',
  'external.missing': 'Diese externe Anzeige gibt es nicht',
  'import.missing': 'Diesen Import gibt es nicht',
  'import.file_missing': 'Diese Datei gibt es nicht mehr',
  'import.ended': 'Dieser Import ist schon beendet',
  'import.not_resumable':
    'Dieser Import lässt sich nicht fortsetzen: Seine Datei ist gelöscht, oder es gibt einen neueren Import',
  'import.files_most':
    'Diese Quelle hat {most} Dateien, die nicht importiert wurden. Importiere eine davon oder warte: Nach einem Tag werden sie gelöscht',
  'source.missing': 'Diese Quelle gibt es nicht',
  'source.no_url': 'Diese Quelle hat keine URL zum Abrufen',
  'source.importing': 'Brich zuerst ihren Import ab',
  'page.outdated':
    'RoomieRadar wurde aktualisiert, seit diese Seite geöffnet ist. Lade die Seite neu und versuche es noch einmal',
  'tabs.most': 'RoomieRadar ist schon in zu vielen Tabs geöffnet',
  'requests.most':
    'Zu viele Anfragen in kurzer Zeit. Warte einen Moment und versuche es dann noch einmal.',
  'quota.inquiries': 'Du hast in einer Stunde {most} Leuten geschrieben.',
  'quota.messages': 'Das waren sehr viele Nachrichten.',
  'quota.viewing_slots': 'Du hast heute sehr oft Zeiten angeboten.',
  'quota.viewings': 'Du hast heute sehr oft Zeiten ausgesucht.',
  'quota.viewing_wishes': 'Du hast heute sehr oft Zeiten vorgeschlagen.',
  'quota.declines': 'Du hast in einer Stunde sehr oft abgelehnt.',
  'quota.reports': 'Du hast in einer Stunde sehr viel gemeldet.',
  'quota.notices': 'Von hier kamen heute sehr viele Meldungen.',
  'quota.same_target': 'Du hast hier schon geschrieben, ohne dass etwas daraus wurde.',
  'quota.listings': 'Du hast an einem Tag {most} Zimmer eingestellt.',
  'quota.offers': 'Du hast heute sehr oft Zimmer angeboten.',
  'quota.invitations': 'Du hast an einem Tag {most} Einladungslinks erstellt.',
  'quota.uploads': 'Du hast heute sehr viele Fotos hochgeladen.',
  'quota.profiles': 'Du hast in einer Stunde sehr viele Profile angesehen.',
  'quota.marks': 'Du hast in einer Stunde sehr viel markiert.',
  'quota.merged_marks': 'Du hast heute Favoriten aus vielen Browsern übernommen.',
  'quota.saved_searches': 'Du hast in einer Stunde sehr viele Suchen gespeichert.',
  'quota.reply_templates': 'Du hast in einer Stunde sehr viele Vorlagen gespeichert.',
  'quota.notes': 'Du hast in einer Stunde sehr viele Notizen geändert.',
  'quota.votes': 'Du hast in einer Stunde sehr oft über Bewerbungen abgestimmt.',
  'quota.looks': 'Du hast in einer Stunde sehr oft die Übersicht der Bewerbungen geöffnet.',
  'quota.push_subscriptions': 'Du hast heute sehr oft Benachrichtigungen eingeschaltet.',
  'quota.organization_codes': 'Du hast heute schon viele Codes angefordert.',
  'quota.searches': 'Das waren sehr viele Suchen in einer Stunde.',
};

/** After how long, without a dot. */
export const tryAgainIn = {
  minutes: pluralText({
    one: 'Versuche es in # Minute noch einmal',
    other: 'Versuche es in # Minuten noch einmal',
  }),
  hours: pluralText({
    one: 'Versuche es in # Stunde noch einmal',
    other: 'Versuche es in # Stunden noch einmal',
  }),
  days: pluralText({
    one: 'Versuche es in # Tag noch einmal',
    other: 'Versuche es in # Tagen noch einmal',
  }),
};

/**
 * Why the server refused, by the code of the problem, where what it says has none; without a dot.
 * What is not here stays in English, for those who operate the site.
 */
export const byCode: Partial<Record<ProblemCode, string>> = {
  malformed_request: 'Die Anfrage war nicht lesbar',
  unauthorized: 'Melde dich zuerst an',
  forbidden: 'Das darfst du nicht ändern',
  account_suspended: 'Dieses Konto ist gesperrt',
  profile_incomplete: 'Zuerst kommt dein Profil',
  not_found: 'Das gibt es nicht oder nicht mehr',
  conflict: 'Das hat sich inzwischen geändert',
  out_of_order: 'Zuerst kommt ein anderer Schritt',
  upload_missing: 'Die Datei ist noch nicht angekommen',
  upload_used: 'Diese Datei wurde schon verwendet',
  too_many_images: 'Mehr Fotos kann ein Zimmer nicht haben',
  too_many_listings: 'Mehr Zimmer kann niemand gleichzeitig anbieten',
  too_many_marks: 'Mehr kann niemand markieren',
  too_many_saved_searches: 'Mehr Suchen kann niemand speichern',
  too_many_reply_templates: 'Mehr Vorlagen kann niemand speichern',
  household_full: 'Mehr Leute kann eine WG hier nicht haben',
  inquiry_open: 'Du hast schon geschrieben',
  transition_refused: 'Das geht nicht mehr',
  offer_open: 'Du hast das Zimmer schon angeboten',
  no_free_place: 'Kein Platz ist mehr frei',
  inquiry_closed: 'Diese Anfrage ist geschlossen',
  awaiting_answer: 'Warte auf eine Antwort',
  own_target: 'Das bist du selbst, oder es gehört dir',
  no_owner: 'Hier kann niemand antworten',
  cannot_write: 'Dieser Person kannst du nicht schreiben',
  import_running: 'Ein Import dieser Quelle läuft',
  gone: 'Das wurde gelöscht',
  upload_expired: 'Das hat zu lange gedauert. Wähle die Datei noch einmal aus',
  changed_meanwhile: 'Das wurde inzwischen woanders geändert',
  body_too_large: 'Das ist zu groß',
  validation_failed: 'Einige Angaben stimmen noch nicht',
  key_reused: 'Das wurde schon mit anderem Inhalt gesendet',
  image_refused: 'Dieses Foto kann nicht verwendet werden',
  rate_limited: 'Das war sehr viel in kurzer Zeit. Versuche es später noch einmal',
  disk_full:
    'Gerade lässt sich nichts speichern. Lesen geht weiter. Versuche es später noch einmal',
};
