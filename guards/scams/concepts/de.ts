import type { Words } from '../concept.ts';

export const de: Words = {
  money:
    'kaution*|miete|mieten|erste monats*|monatsmiete*|gebuhr*|*gebuhr*|anzahlung*|vorauszahlung*|zahlung*|\\w+zahlung|geld|betrag|summe|pfand|halfte|rate|kohle|abschlag*|provision|vorkasse|vorschuss|honorar|pauschale|unkosten|schutzgeld|mietsicherheit',
  pay: 'zahl*|bezahl*|uberweis*|uberwies*|uberwiesen|einzahl*|eingezahlt|anzahl*|angezahlt|hinterleg*|vorstreck*|vorzustreck*|transferier*|rubergeb*|ruberwachs*|auf meinem konto|auf dem konto|eingegangen|eingang|da ist|begleich*|entricht*|uberweisung|beglichen|kauf*|geht ein|eintrifft|eingeht',
  before:
    'vor|vorher|vorab|bevor|ehe|zuerst|erst|im voraus|im vorhinein|voraus|ohne|sobald|erst wenn|erst nach|erst dann|nach eingang|nach zahlungseingang|nachdem du~zahl*|nachdem du~uberw*|wenn das geld|wenn die kaution|wenn die zahlung|vorweg|zunachst|solange',
  view: 'besichtig*|anschau*|angeschaut|ansehen|angesehen|anzusehen|sehen|anzuschauen|gesehen|treff*|schlussel*|termin*|zeig*|rundgang|vorbei*|reinlass*|hineinlass*|tur auf*|adresse|strasse|hausnummer|aufschliess*|einzug|vertrag*|mietvertrag*|kennenlern*|herzeig*|vorfuhr*|einzieh*',
  hold: 'reservier*|freihalt*|halte*~frei|halt*|zuruckhalt*|zuruckleg*|sicher*|sichern|blockier*|fix|fest mach*|festmach*|festhalt*|garantier*|vom markt|anzeige (?:raus|runter|offline)|nehme~(?:raus|runter|offline)|warteliste|auf der liste|auf die liste|ganz oben|gehort dir|deins|dein zimmer|sag*~ab|absag*|bestatig*|vormerk*|zusage|zusagen|buch*|anrecht|den platz',
  rivals:
    'andere*~interess*|viele interess*|interessenten|viele anfragen|nachfrage|der nachste|die nachste|der nachsten|an den nachsten|anderen bewerber*|weitere bewerber*|jemand anderes|jemand anderen|ein anderer|anderweitig|andere warten|bewerber|(?:zehn|zwanzig|dreissig|vierzig|funfzig|\\d+) (?:leute|andere|anfragen|bewerber*|interess*)|wer zuerst|weg sein|ist es weg|sonst weg|vergeben|wer zahlt|andrang|ansturm',
  urgent:
    'heute|jetzt|sofort|gleich|umgehend|noch heute|bis (?:morgen|heute|abend|mittag|mitternacht|\\d+)|innerhalb|binnen|schnell|dringend|rasch|eilt|heut|nachsten~stunden|in den nachsten|am selben tag|24 ?(?:stunden|h)|48 ?(?:stunden|h)|zugig|augenblicklich|morgen frueh|morgen fruh|unverzuglich',
  untraceable:
    'western ?union|money ?gram|gutschein*|geschenkkarte*|prepaid*|guthabenkarte*|guthaben|steam*|itunes*|google play*|paysafe*|bitcoin*|btc|krypto*|usdt|tether|ethereum|ether|stablecoin*|paypal|revolut|wise|freunde und familie|freunde & familie|freunde und bekannte|auslandsuberweisung|blitzuberweisung|echtzeituberweisung|sofortuberweisung|bargeldtransfer*|geldtransfer*|auslandskonto|konto im ausland|auslandisches konto|im umschlag|briefumschlag|bargeld per post|wallet|rubbel*|konto in (?:litauen|polen|england|spanien|irland|zypern|malta|london)|amazon*|skrill|ria',
  escrow:
    'airbnb|booking|treuhand*|treuhander*|notaranderkonto|drittanbieter|kauferschutz|zahlungsschutz|mieterschutzservice|zwischenhandler|vermittlungsdienst|sicherheitskonto|sperrkonto|geld wird (?:verwahrt|gehalten|sicher)|verwahr*|abgesichert|versichert|tripadvisor',
  refund:
    'zuruck*|erstatt*|ruckerstatt*|wenn es dir nicht gefallt|falls es dir nicht gefallt|bei nichtgefallen|nicht gefallt|kein risiko|risikofrei|verrechn*|angerechnet|abgezogen|gutgeschrieben',
  away: 'ausland|im ausland|ins ausland|auslandseinsatz|ausser landes|nicht in deutschland|nicht im land|anderes land|anderen land|bohrinsel|olplattform|auf montage|schiff|auf see|kreuzfahrt*|mission|missionar*|stationiert|einsatz|versetzt|gezogen|umgezogen|ausgewandert|entsandt|abgeordnet|arbeite (?:zurzeit |derzeit |gerade |aktuell |momentan |jetzt )?(?:in|auf|als|bei)|lebe (?:zurzeit |derzeit |gerade |aktuell |momentan |jetzt |seit \\w+ )?(?:in|im)|wohne (?:zurzeit |derzeit |gerade |aktuell |jetzt |seit \\w+ )?(?:in|im)|bin (?:zurzeit |derzeit |gerade |aktuell |momentan |beruflich |jetzt |leider )+(?:in|im|auf)|beruflich (?:in|nach)|weit weg|ubersee|nach (?:london|england|spanien|norwegen|schweden|kanada|dubai|irland|schottland|italien|amerika|portugal|australien) (?:\\w+ ){0,2}(?:gezogen|gegangen|versetzt|musste*)|friedensmission|expat|auslandsjahr|auslandsprojekt',
  cannot:
    'kann~nicht~(?:zeigen|treffen|kommen|dabei|da sein|vor ort|aufmachen|aufschliessen|offnen)|kann~(?:zimmer|wohnung)~nicht~zeigen|nicht zeigen|nicht selbst zeigen|nicht personlich|nicht vor ort|nicht da|nicht besichtig*|keine besichtigung*|besichtigung*~nicht moglich|besichtigung*~leider nicht|besichtigung*~unmoglich|besichtigung entfallt|ohne besichtigung|niemand (?:da|vor ort|aufschliessen|offnen|zeigen|in)|niemand~(?:aufmachen|aufschliessen|zeigen|offnen)|nur~von aussen|von aussen|nur~(?:fotos|bilder|videos|online)|fotos (?:reichen|genugen|mussen)|bilder (?:reichen|genugen|mussen)|ungesehen|steht leer|leer steht|geht~nicht~(?:zeigen|besichtigen)|nicht moglich|unmoglich|formsache',
  helper:
    'agent*|makler*|anwalt*|anwaltin|notar*|kurier*|spedition|vertreter*|vertretung|beauftragte*|assistent*|verwalter*|bote|boten|mein bruder|meine schwester|mein cousin|pastor|agentur|paketdienst|logistik*|dienstleister',
  keys: '*schlussel*|chip ?karte|turchip|transponder|keycard|zugangskarte',
  post: 'versend*|versand*|verschick*|zugeschickt|zugesandt|zuschick*|zusend*|kurier*|dhl|ups|fedex|hermes|paket*|liefer*|zustell*|einschreiben|brief*|umschlag|sendungsnummer|express|unterwegs|ankommen|kommt an|kommen an|bringt dir|eintreff*',
  papers:
    'reisepass*|pass|personalausweis*|ausweis*|perso|fuhrerschein*|geburtsurkunde|sozialversicherungs*|steuer-?id|steuernummer|kontoauszug*|kontoausz*|gehaltsnachweis*|gehaltsabrechnung*|lohnabrechnung*|lohnzettel|schufa*|kreditkarte*|ec-?karte|bankkarte|aufenthaltstitel|visum|dokument*|unterlagen|papiere|stromrechnung|meldebescheinigung|geburtsdatum|arbeitsvertrag|identitat*',
  copy: 'foto*|bild|bilder|scan*|kopie*|selfie*|screenshot*|hochlad*|lade~hoch|abfotografier*|fotografier*|anhang|anhang*|beide seiten|beidseitig|vorder*|ruckseite|von vorn*|einreich*',
  met: 'mitbring*|bring*~mit|bring*|nimm~mit|unterschrift|unterschreib*|unterzeichn*|unterschrieben|beim termin|vor ort|personlich|besichtigung|nachdem wir|wenn wir uns|wenn du kommst|einzug|ubergabe|zeig*|vertragsabschluss|kennengelernt',
  code: 'code|codes|\\w+code|pin|tan|\\w+-?tan|einmalpasswort|ziffern|zahlenfolge|zahlenkombination|kombination|stellige*|(?:sechs|vier|funf|6|4|5) (?:ziffern|zahlen|stellen)|verifizierung*|zahlen',
  say: 'sag*|nenn*|gib*|lies|vorles*|durchgeb*|tipp*|schreib*|antwort*|eingeb*|wie lautet|was steht|mitteil*|verrat*|hier rein|ruber',
  device:
    'sms|smartphone|nachricht*|whatsapp|ankam|ankommt|zugeschickt|e-?mail|postfach|landet|aufpoppt|erscheint|reinkommt|reinflattert',
  link: 'link|links|url|diese seite|dieser seite|dieses formular|das formular|portal*|website|webseite|buchungsseite|seite unten|folgende* seite|adresse unten|qr*|anmeldeseite|seite',
  click:
    'klick*|offne*|anmeld*|einlogg*|logg*|melde~an|registrier*|verifizier*|bestatig*|ausfull*|full*~aus|eintrag*|trag*~ein|folge*|scann*|freischalt*|legitimier*|identifizier*|authentifizier*|eingeb*|gib~ein',
  secret:
    'kartendaten|kreditkarten*|kreditkarte|karte|bankdaten|kontodaten|zugangsdaten|cvv|passwort|onlinebanking|online-banking|banking|login*|bonitatsprufung|bonitatscheck|identitatsprufung|mieterprufung|identitats*|kreditprufung|verifizierung*',
  app: 'whats ?app*|wapp|whats|telegram*|telega|signal|viber|threema|snapchat|snap|instagram|insta|ig|facebook|fb|messenger|skype|discord|grune app|blaue app|kik|imessage',
  write:
    'schreib*|ruf*|anruf*|meld*|kontaktier*|erreich*|add*|weiter|antwort*|such*|find*|texte*|chatt*|wechsel*|komm*|lieber|besser|per|hit|gib~bescheid|schick*|folg*|red*|klingel*',
  leave:
    'nicht hier|hier nicht|nicht uber|hier selten|selten hier|selten online|selten rein|hier kaum|kaum hier|hier nie|nie hier|hier nie rein|ausserhalb|woanders|schneller|einfacher|diese seite|dieser seite|der seite|diese app|dieser app|das portal|der plattform|die plattform|chat hier|hier im chat|postfach hier|nachrichten hier|bekomme ich nicht|hier schaue|hier gucke|hier lese|hier funktioniert|hier spinnt|weg von hier',
  mine: 'mein(?:e|er)? (?:private |personliche |direkte |neue )?(?:e-?mail*|handynummer|nummer|telefonnummer|mailadresse|mail|handy|mobilnummer|account|profil|kontakt)|unter dem namen|heisse ich|ich heisse dort|findest du mich|find mich|such mich',
  account:
    'iban|kontonummer|mein konto|meinem konto|kontodaten|bankverbindung|folgendes konto|dieses konto|das konto',
  overpaid:
    'scheck*|uberzahl*|zu viel|zuviel|differenz|den rest zuruck|restbetrag|rest|uberschuss|mehr als die|umzugsfirma|umzugsunternehmen|spediteur',
  mule: 'pakete (?:fur mich )?(?:annehm*|annimmst|entgegen*|weiter*)|pakete~weiter*|geld~weiterleit*|dein konto (?:nutzen|benutzen|verwenden)|uber dein konto|auf dein konto|auf deinem konto|abheb*|provision',
  favour:
    'massage*|massier*|intim*|gefallig*|gegenleistung|statt miete|anstelle der miete|zartlich*|kuschel*|sex*|erotisch*|ein bett|mein bett|das bett teil*|im selben bett|aufgeschlossen* (?:frau|madchen|studentin)|freundin plus|nackt*|nett zu mir|nahe|dessous|sugar*',
  praise:
    'gott*|christ*|ehrlich*|vertrau*|glaub mir|gesegnet|segen|serios*|versprech*|mein wort|garantiert|100 ?%|kein betrug|keine sorge|kein fake',
  harmless:
    'nie|niemals|keine? (?:kaution|gebuhr*|anzahlung|vorauszahlung|vorkasse|zahlung|geld|provision)|kein geld|nichts (?:vorab|vorher|zahlen|uberweisen|bezahlen)|noch nichts|nicht (?:vorab|zahlen|bezahlen|uberweisen|schicken)|zahl~nichts|zahle nichts|uberweis~nichts|niemand verlangt|nicht notig|brauchst du nicht|musst du nicht|verlang*~nicht|ohne (?:vorab|zu zahlen|gebuhren|provision)|kostenlos|lieber nicht|mochte nicht|will nicht|ungern|nicht gern|provisionsfrei*|keine (?:makler*|courtage|vermittlung*)|ohne makler*',
  signing:
    'unterschrift|unterschreib*|unterschrieben|unterzeichn*|vertragsunterzeichnung|bei einzug|beim einzug|zum einzug|einzugstag|ubergabe|schlusselubergabe|mietvertrag unterschr*|wenn du einziehst|vertragsabschluss|wenn der vertrag|in die hand|personlich|schlussel abhol*|hol~schlussel',
  bring:
    'bring*~mit|bring|mitbring*|nimm~mit|zeig*~ausweis|vor ort|personlich|beim termin|bei der besichtigung|zur besichtigung|zum termin|wenn du kommst|wenn du da bist|beim kaffee|am kuchentisch|hier in der|gesicht zu gesicht|bei uns',
  past: 'einmal|schon mal|mal|letztes jahr|letzten monat|letzter|letzte|fruher|damals|vorige*|ehemalige*|passiert|verloren|vor jahren|ein freund|eine freundin|freundin von mir|meine letzte|mein letzter|wollte von mir|wollten von mir|wurde|reingefallen|war selbst|war ich|hatte|war',
  others:
    'mitbewohner*|nachbar*|hausmeister*|pfortner|vermieter*|hausverwaltung|verwaltung|genossenschaft|vormieter*|sie|er|ihr|ihre|sein|seine|oma|mutter|vater|eltern|hund|katze|freundin|wg',
  returns:
    'zuruck|komme~zuruck|wieder da|wieder zuruck|wieder hier|bis (?:sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|nachste woche|morgen)|ubers wochenende|fur eine woche|zwei wochen|im urlaub|urlaub|ferien|danach|jeden (?:tag|abend)',
  shows:
    'zeige~(?:dir|euch)|zeigt~(?:dir|euch)|zeig*~alles|fuhrt dich|macht dir auf|lasst dich rein|lass* dich rein|komm* (?:gern |gerne |doch |einfach )?vorbei|vorbeikommen|erst ansehen|erst anschauen|erst besichtigen|zuerst ansehen|in ruhe|video*|kein stress|keine eile|jeden abend|danach entscheid*|kennenlernen|lerne~kennen|triff*|treffen wir uns',
  seeker:
    'ich suche|suche ein|wir suchen|ich wurde|wurde gern*|hatte gern*|konnte ich|kann ich|darf ich|ware es|ist das|ist es|gibt es|hast du|habt ihr|seid ihr|bist du|wie viel|wie lange|wie ist|wann|ich studiere|ich arbeite als|ich fange|euer zimmer|dein zimmer|eure anzeige|deine anzeige|noch frei|noch zu haben|mein budget|bin krankenpfleger*|gespart|mein gehalt|mein lohn|soll ich|bekomme ich|wann bekomm*|wann muss ich|kaution hab',
  bills:
    'nebenkosten|strom|internet|wlan|heizung|haushaltskasse|putzplan|putz*|einkauf*|teilen|pro monat|im monat|monatlich|dauerauftrag|lastschrift|jeden monat|am ersten|zum ersten|monatsende|gemeinsam*|warm|kalt|kaltmiete*|warmmiete|quittung|kautionskonto|mietkautionskonto|sparbuch|kautionssparbuch',
  here: 'hier bleiben|bleiben hier|hier auf der seite|schreib* hier|hier schreiben|uber diese seite|uber die seite|in diesem chat|hier im chat|lieber hier|einfach hier|hier reicht|hier antworten|antworte hier',
  warn: 'vorsicht|pass* auf|nie geld|niemals|nie vorab|schick* kein|zahl* nichts|uberweis* nichts|meld* es|gemeldet',
  parcels:
    'pakete|packstation|briefkasten|ersatzschlussel|zwei schlussel|eigenen schlussel|eigener schlussel|eigenes schloss|fahrrad|postfiliale|post um die ecke|paketshop|haustur*schlussel|kellerschlussel|hausturschlussel|schlussel fur (?:den|die|das)|eigene schlussel|bekomme ich~schlussel',
  fee: 'besichtigungsgebuhr*|reservierungsgebuhr*|bearbeitungsgebuhr*|vermittlungsgebuhr*|schlusselkaution|schlusselpfand|anmeldegebuhr*|bewerbungsgebuhr*|servicegebuhr*|verwaltungsgebuhr*|aufnahmegebuhr*|gebuhr*|terminpauschale|besichtigungspauschale|pauschale|schutzgebuhr|kostet~besichtigung',
  proof:
    'beweis*|ernst*|ernsthaft*|echt|echte person|kein bot|roboter|mensch bist|damit ich weiss|damit ich sehe|damit ich sicher|sicher sein|als zeichen|guter wille|verbindlich*|vertrauen*|spass*|spassvogel|zu viele absagen|nicht erscheinen|verifizier*',
  toMe: 'an mich|an uns|auf mein*|zu mir',
  otherwise:
    'sonst|ansonsten|andernfalls|falls nicht|dann|danach|damit ich|damit wir|erst dann|sobald|solange|wenn das|dafur|geht es an|und schon',
  roomPhotos:
    '(?:fotos?|bilder|video) (?:von|vom) (?:der |dem )?(?:kuche|bad|balkon|garten|aussicht|zimmer|wohnung|wohnzimmer|flur|haus)|mehr (?:fotos|bilder)|noch (?:fotos|bilder|ein paar)|grundriss|in der anzeige|(?:paar|mehr|weitere) (?:fotos?|bilder)',
  visited:
    'jetzt wo du|nachdem du hier|du hier warst|da warst|seit wir uns|schon dich kennen|schon dich kennenzulernen|war nett|nett dich|nach deinem besuch|du hast das zimmer gesehen|du warst|du hast es gesehen|gesehen hast|wir uns gesehen|wir uns getroffen',
  depositBack:
    'kaution~zuruck*|kaution~wieder|zahlt die kaution|bekam~kaution|nach dem auszug|beim auszug|ausgezogen|auszug',
  send: 'schick*|send*|gesendet|zukommen|weiterleit*|leite*|gib mir|brauche|brauchen|benotige*|ubermittel*|rube*|maile*|zumail*|teile mir|teil mir|hochlad*|lade*~hoch',
  arrives:
    'bekomm*|kriegst|erhalt*|kommt|kam|ankam|ankommt|auf dein handy|dein handy|deinem handy|geschickt bekommen|dir geschickt|gleich eine|aufs handy|von (?:der|deiner) bank|von google|zugeschickt',
  share:
    'teilen|geteilt|jeder|alle|anteil*|die anderen|den anderen|untereinander|haushaltskasse|wg-kasse|wg kasse|gemeinsam*|mitbewohner*|pro kopf|halfte-halfte|unter uns|aufgeteilt|zusammen',
  asks: 'ist (?:das|sowas|so was|es) (?:normal|seros|serios|okay|ok|betrug|fake)|was meint ihr|was haltet ihr|kennt (?:ihr|das) (?:jemand|das)|hort sich|klingt (?:nach|komisch|seltsam)|kommt mir komisch|komisch vor|jemand (?:will|wollte|verlangt|hat)|ein typ|der typ|die frau will|will von mir|verlangt von mir|soll ich|ich soll|hat jemand|oder',
  group: 'gruppe|gruppenchat|wg-gruppe|wg gruppe|hausgruppe|wg-chat|in die gruppe|chat der wg',
  hobby:
    'sammle|sammel*|stempel*|hobby|reise|reisen|gereist|poster|karte|wand|lander|album|museum|film*|serie|buch|bucher|gitarre|fussball',
  support:
    'kundendienst|kundenservice|support|support-?team|sicherheitsteam|sicherheitsabteilung|technischer dienst|hier schreibt|ihr konto|dein konto (?:wird|wurde|ist)|dein profil|ihre anzeige|deine anzeige wurde|gesperrt|eingeschrankt|deaktiviert|blockiert|verdachtig*|ungewohnlich*|sehr geehrte*|lieber nutzer|liebe nutzerin|nutzer|mitglied|plattform-?team|letzte (?:mahnung|warnung)|freischalten|entsperr*|wiederherstell*|sicherheitsprufung|wir haben festgestellt|verstoss',
  story:
    'verstorben*|verstarb|geerbt|erbe|erbschaft|witwe*|meine tochter|mein sohn|tante|onkel|grossmutter|oma gehor*|geld ist mir|nicht um das geld|nicht ums geld|geld spielt|nicht am geld|gut darauf aufpass*|darauf aufpass*|pfleglich*|wie sein eigenes|wie ihr eigenes|wie seine eigene|ordentlich*|saubere person|ehrliche* (?:person|menschen)|penthouse|traumhaft*|traumwohnung|luxus*|luxurios*|bester lage|beste lage|herzen|sauna|pool|dachterrasse|komplett mobliert|voll mobliert|ganze wohnung|alles inklusive|alles inbegriffen',
  invoice:
    'rechnung|bestatigungsmail|buchungsnummer|reservierungsnummer|zahlungsdaten|zahlungsanweisung*|anweisungen|anleitung|per mail|per e-?mail|kommt gleich|nachste* nachricht|erhalten sie|erhaltst du|bekommen sie',
  scamWord:
    '(?<!kein )(?<!keine )(?:betrug*|betruger*|abzocke*|abgezockt|gauner*|fake-?(?:anzeige*|inserat*)|fake)|geklaut|kopiert|zu schon um wahr|reingelegt|dubios*|unserios*',
  laugh: 'haha*|hehe*|lol|hihi|😂|😅|🤣|😄|😊|😉|🙈',
  home: 'katze*|kater|hund*|koch*|abendessen|fruhstuck*|mittag|tee|kaffee|kuche|gitarre|klavier|musik|party*|ruhig*|rauch*|putz*|abwasch*|einkauf*|fahrrad*|rad|tram|strassenbahn|bus|u-?bahn|s-?bahn|park|dusche|kuhlschrank|sofa|pflanzen|garten|wasche|waschmaschine|supermarkt|fitness*|filmabend|wochenende|mull|backer*|mitbewohner*|wg',
  day: 'montag*|dienstag*|mittwoch*|donnerstag*|freitag*|samstag*|sonntag*|wochenende|feierabend|diese woche|nachste woche|abends?|morgens|vormittag*|nachmittag*',
  demand:
    'nur|nehme nur|nur per|nur mit|geht nur|akzeptier*|muss|musst|mussen|mussten|musstest|erforderlich|notwendig|notig|bitte|am besten|am einfachsten|einfach|brauche nur|verlang*|besteht darauf|statt|ich bitte|wir bitten|hol dir|besorg*|kauf',
};
