import type { Words } from '../concept.ts';

export const en: Words = {
  money:
    'deposit*|rent|rents|first month*|month* rent|weeks rent|month up front|fee|fees|down ?payment|advance|instal?lment|payment*|money|cash|funds|amount|sum|bond|bail|half of it|half the|the total|the balance|something down|a retainer|the cost',
  pay: 'pay|pays|paid|paying|payed|transfer*|wire|wired|wiring|remit*|settle*|put down|putting down|chip in|cover|lands in|arrives in my|hits my|clears|cleared|top up|deposit|cough up|cash in|purchase|buy',
  before:
    'before|prior to|until|till|unless|first|in advance|up ?front|beforehand|ahead of|without|ahead|only after|only once|only then|as soon as|once|the moment|when the money|after you~pay*|after you~sen*|after~payment|after~transfer*|on receipt of',
  view: 'view|viewing*|visit*|see it|see the|see this|seeing|saw it|saw the|look around|look round|look at it|take a look|have a look|walk ?through|show|shown|showing|showings|inspect*|tour|tours|appointment|slot|come by|come over|come round|come and see|meet|open the door|let you in|step inside|set foot|address|street|house number|hand over the keys|keys|key|move in|contract|lease',
  hold: 'reserve*|reserving|reservation|hold it|hold the|hold your|holds the|holds it|hold this|keep it for|keep the room|keep your|secure it|secure the|secures the|secure your|secure this|securing|block it|block the|lock it|lock in|locks in|lock the|guarantee*|take it off|off the market|take down the|take the ad|ad comes down|booked|booking|your name on|yours|in the queue|on the list|top of the list|front of the|first in line|stop showing|stop looking|stop replying|cancel the other*|tell the other*|turn*~away|jump the|confirm your|confirm the|put you down|pencil you|your place|your spot|waiting list',
  rivals:
    'other* interested|many interested|people interested|lots of interest|several people|other people|someone else|somebody else|other applicant*|others waiting|next person|next in line|other girls|other guys|(?:ten|twenty|thirty|forty|fifty|\\d+) (?:people|others|applicants|messages|requests)|goes to the|go to the next|first come|high demand|huge demand|in demand|gone by|will be gone|be gone|miss out|lose it|snapped up|whoever',
  urgent:
    'today|tonight|now|right away|straight away|immediately|asap|this (?:evening|afternoon|morning|hour)|by (?:noon|midnight|eight|six|five|ten|tomorrow|\\d+)|within (?:\\d+|an?|the|two|three|few)~hour*|within the hour|in the next~hour*|next few hours|tomorrow morning|quick|quickly|fast|hurry|urgent*|at once|same day|24 ?h*|48 ?h*|minutes',
  untraceable:
    'western ?union|money ?gram|ria|gift ?cards?|gift vouchers?|vouchers?|prepaid cards?|steam cards?|itunes|google play|amazon cards?|bitcoin*|btc|crypto*|usdt|tether|ethereum|stablecoin*|zelle|cash ?app|venmo|paypal|revolut|wise|friends and family|friends & family|family and friends|money orders?|cashier* che*|cash by (?:mail|post)|envelope|wire|wire transfer|swift|my wallet|wallet address|exchange app|pay ?safe*|scratch*|remitly|world ?remit|moneypak|foreign account|foreign bank|skrill|neteller|chime',
  escrow:
    'airbnb|booking com|escrow*|trustee|third party|neutral|middleman|intermediary|payment protection|buyer protection|protected payment|secure payment|tripadvisor|vrbo|holding account|custody account|safe account|holds the money|hold the money|keeps the money|keep the money|held by|money is held|insured by',
  refund:
    "refund*|money back|get it back|return your money|returned to you|if you don't like|if you do not like|if you dislike|not happy with|change your mind|no risk|risk free|comes off|knocked off|deducted|counts towards|goes towards",
  away: "abroad|overseas|out of (?:the )?(?:country|town|state)|another (?:country|continent)|different country|(?:oil )?rig|offshore|on a ship|on a vessel|cruise ship|at sea|mission|missionary|deployed|deployment|stationed|relocat*|posted to|posting|secondment|seconded|transferred to|moved to|moved back to|living in|live in|work in|working in|based in|currently in|i am in|i'm in|am now in|stuck in|staying in|flew to|went to|emigrated|peacekeeping|un doctor|my ship|far away|foreign|contract in|until summer|won't be back|not be back|on assignment|expat*",
  cannot:
    "can't show|cannot show|can't meet|cannot meet|can't be there|cannot be there|can't come|cannot come|can't open|unable to|not able to|can't let|cannot let|not there|not around|no viewing*|no visits|no tours|no showings|not possible to (?:view|visit|see|show|meet|inspect)|viewing* (?:is|are)(?: \\w+)? (?:not possible|impossible)|won't be a viewing|there won't be|nobody (?:to|can|is|there)|no one (?:to|can|is|there)|no-one (?:to|can|is)|only (?:see|view|look)~(?:outside|photos|pictures|video|online)|from (?:the )?outside|sight unseen|unseen|photos are enough|pictures are enough|no need to (?:see|view|visit)|viewing (?:is )?just a formality|in person (?:is|isn't|won't)|can ?not~in person|can't~in person|couldn't~in person|don't do viewings|without (?:a )?viewing|without seeing|empty|locked up|stands empty|tenant still",
  helper:
    'agent|lawyer|attorney|solicitor|notary|courier|delivery (?:man|company|service)|caretaker company|my assistant|my secretary|my representative|shipping company|logistics|delegate|my manager|property manager|my brother|my sister|my cousin|my pastor|agency',
  keys: 'keys?|key ?ring|fobs?|door ?card|access card|key ?card',
  post: 'mail|mails|mailed|mailing|post|posts|posted|courier*|parcel*|package|dhl|fedex|ups|usps|ship|ships|shipped|shipping|delivery|delivered|deliver|delivers|envelope|express|royal mail|by post|tracking number|dispatch*|drops|arrive*|to your door|to your address|on its way',
  papers:
    "passport*|id|i\\.d|ids|identity|identification|driver*(?: )?(?:'s )?licen[cs]e|driving licen[cs]e|social security|ssn|national insurance|birth certificate|payslips?|pay ?stubs?|bank statements?|tax return|credit report|credit card|debit card|bank card|utility bill|residence permit|visa|papers|documents?|date of birth|mother's maiden|employer letter|selfie",
  copy: 'photo*|picture*|pic|pics|scan*|copy|copies|selfie|image|screenshot|upload*|attach*|both sides|front and back|application form|next to your face',
  met: "bring|sign|signing|signed|signature|notary's office|in person|viewing|visit|after we|when we meet|when you come|at the flat|at the office|move in|moving in|handover|hand over|once you have seen|after you have seen|show me|show us",
  code: 'codes?|pin|otp|one[- ]time|passcode|digits?|(?:six|four|five|6|4|5)[- ](?:digit|figure|number)s?|verification',
  say: "tell|read|give|text|type|paste|copy|let me know|reply|enter|say|what is it|what's it|what does it say|repeat|dictate|write",
  device:
    'text|sms|message|mobile|cell|whatsapp|arrive*|receive*|sent you|pops up|appear*|e?mail|inbox|lands',
  link: 'link|links|url|this page|this form|this site|this website|this portal|the form|the portal|the page below|portal|website|booking page|web page|page below|below|registration|qr',
  click:
    'click*|open|log ?in|sign ?in|sign ?up|register|verify|verification|confirm|fill|enter|follow|complete|scan|submit|validate|authenticate',
  secret:
    'card details|card number|credit card|debit card|your card|bank details|cvv|cvc|password|credentials|online banking|login details|account details|bank login|screening fee|background check|credit check|identity check|verified tenant|tenant verification',
  app: 'whats ?app|watsapp|wats ?app|whatsap|wsp|wapp|telegram|tg|signal|viber|we ?chat|snap ?chat|snap|instagram|insta|ig|facebook|fb|messenger|skype|google chat|hangouts|discord|imessage|line app|kik|zalo|green app|blue app',
  write:
    'text|call|message|msg|write|contact|reach|add|ping|dm|e-?mail|talk|chat|continue|reply|find|hit me|drop|switch|move|take|catch|follow|hmu|get hold|speak|search|look me|ring|buzz',
  leave:
    "not here|leave this|off this|off the|outside|elsewhere|rarely check|never check|hardly check|don't check|barely check|barely read|rarely read|rarely here|seldom|hardly ever|rarely log|don't log|not often|don't get notif*|no notif*|faster|quicker|easier|this (?:site|app|platform|chat|inbox|page)|chat here|messages here|read here|on here",
  mine: "my (?:private |personal |direct |own )?(?:e-?mail|phone|number|cell|mobile|line|handle|address is|account is|gmail|contact)|my number|here is my|here's my|find me|i am called|username|under the name",
  account:
    'iban|account number|routing number|sort code|my account|bank details|the account below|account details|bank account',
  overpaid:
    'che(?:ck|que)s?|overpa*|more than the|difference|the rest back|the remainder|the excess|send back the|return the|surplus|refund the rest|mover*|extra',
  mule: 'receive (?:the |a |some |my )?(?:parcels?|packages?|transfers?|money|payments?)|forward (?:them|it|the parcels|the packages)|use your (?:bank )?account|through your account|on your account|into your account|withdraw|commission',
  favour:
    'massage*|intimate|intimacy|instead of rent|in exchange for|in return for|company at night|affection*|cuddle*|friends with|sex*|lingerie|share (?:a |my |the )bed|same bed|sugar|girlfriend|naked|be nice to me|being nice|favou?rs|benefits|sleep with|open[- ]minded (?:girl|woman|lady|female)',
  praise:
    'god|christian|honest|trust me|trustworth*|believe me|bless*|good hands|serious|my word|i promise|100 ?%|legit*|not a scam|no scam|kindly|dear',
  harmless:
    "never|no deposit|no fee*|no advance|nothing (?:to pay|up ?front|before|in advance|until)|no payment*|no money|don't (?:pay|send|transfer|want)|do not (?:pay|send|transfer)|not (?:pay|paying|send|asking|ask)|don't ask|do not ask|won't (?:pay|send|ask|need)|no need to (?:pay|send|bring|transfer)|doesn't (?:ask|want|need)|without (?:paying|any (?:fee|payment|deposit))|nobody (?:asks|pays|needs|should)|rather not|i would not|i wouldn't|free of charge|no charge|not comfortable|not pay*|no agency*|no agent*|no commission|no letting*|free to view",
  signing:
    'sign|signs|signing|signed|signature|contract is signed|lease is signed|when we sign|at the notary|handover|hand over|move[- ]?in day|day you move in|when you move in|on moving in|moving day|you move in|in your hands?|in hand|hand you the keys?|hand them over|pick up the keys?|collect the keys?|in person',
  bring:
    'bring|brings|have~with you|show me~when|show it|show us|look at your id|see your id|glance|at the viewing|at the visit|on the day|when you come|when you visit|when you get here|in person|face to face|over coffee|for coffee|at the flat|at the kitchen table|here in the',
  past: 'once|last year|last time|last month|in the past|used to|previous*|former|happened to|lost~to|i lost|years ago|a friend of mine|my friend|my last|our last|was asked|were asked|got asked|someone asked|somebody asked|someone wanted|somebody wanted|already paid back|had to|fell for|was in|lived in|came from|grew up|i was',
  others:
    'flatmate*|flat mate*|roommate*|room mate*|housemate*|neighbou?r*|concierge|porter|janitor|caretaker|landlord|landlady|house management|management company|previous tenant|last tenant|old tenant|her|his|she|he|they|grandma|mother|father|parents|dog|cat',
  returns:
    'back on|back in|back by|return on|returns on|be back|am back|coming back|come back|home again|until (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|the weekend|tomorrow|next week)|for the weekend|for a week|for two weeks|on holiday|holidays|vacation|after that|any (?:day|evening)',
  shows:
    'shows you|show you|will show|can show|happy to show|let you in|lets you in|opens|will open|come and see|come by|come over|see it first|see it before|visit first|look first|view first|any evening|take your time|video call|no rush|no hurry|first see|see the room first|decide after|meet first|meet everyone|meet us',
  seeker:
    "i'm looking|i am looking|i would like|i'd like|i'd love|could i|can i|may i|would it|is it|is the|is there|are you|do you|would you|are the|what is|how much|how many|i work as|i study|i start|we are two|i am a|i'm a|interested in your|your room|your ad|your place|still available|still free|my budget|i have saved|i've saved|saved up|already have the deposit|get paid|payday|my wages|my salary|shall i|should i (?:pay|bring|transfer)|when do i (?:pay|get)|do i get",
  bills:
    'bills|utilities|wi-?fi|internet|electricity|heating|kitty|cleaning|groceries|split|per month|a month|monthly|standing order|direct debit|every month|on the first|first of the month|shared|each|account of the (?:house|landlord)|receipt|deposit scheme|protected scheme|savings account|escrow account of the bank',
  here: 'stay here|stay on here|keep it here|here on the site|write here|on this site|through the site|through this site|in this chat|via the site|just message me here|reply here|message here|talk here|answer here|chat here first|here is fine|here works',
  warn: "beware|careful|watch out|never send|never pay|don't send|do not send|don't pay|do not pay|no one should|nobody should|report*",
  parcels:
    'parcels|packages|parcel locker*|letter ?box|mail ?box|post ?box|spare key|two keys|own key|keys each|bike|post office nearby|next to the post|lock on|locks on|amazon parcels|deliveries|front door key|key (?:to|for) the|key of my own|get a key|my own keys?|door code',
  fee: 'viewing fee|viewing charge|fee for the viewing|fee for viewing|reservation fee|booking fee|holding fee|holding deposit|application fee|admin fee|processing fee|key fee|key deposit|inspection fee|registration fee|screening fee|appointment fee|tour fee|slot fee|fee|fees|charge',
  proof:
    "prove|proof|serious|genuine|real person|you are real|you're real|not a bot|a robot|human|verify you|verify your|know you are|know you're|sure you|show commitment|commitment|goodwill|good faith|as a sign|sign of|trust|no-shows|time wasters|timewasters",
  toMe: 'send me|send us|pay me|pay us|wire me|transfer me|give me|text me|message me|write me|write to me|email me|e-mail me|call me|ring me|add me|ping me|dm me|tell me|read me|forward me|forward it to me|show me|share with me|contact me|reach me|find me|hit me|drop me|pop me|lend me|buy me|let me have|get me',
  otherwise:
    "otherwise|or else|if not|unless|then i|then we|then you|and i will|and i'll|i will then|only then|after that i|so that i|so i can|in order to|for that|that way|as soon as|once i|the moment|until then|goes to",
  roomPhotos:
    '(?:photos?|pictures?|pics|video) of the (?:kitchen|bathroom|balcony|garden|view|room|flat|living|hallway|house|building|street)|more (?:photos|pictures|pics)|few photos|floor plan|the one in the ad|in the ad is|(?:photos?|pictures?|pics) (?:of|from) (?:it|your)|more (?:photo|pic)*',
  visited:
    "now that you have|now that you've|since you have been|since we met|after your visit|you have been here|you've been here|you were here|nice to meet you|nice meeting|great meeting|when you were here|you saw it|you've seen|you have seen|we met|lovely to meet",
  depositBack:
    '(?:got|gets|get|gave|gives|returns|returned|received|pays)~(?:deposit|bond)~back|deposit back|returns the deposit|deposit (?:is|gets|was|will be) (?:returned|refunded|paid back)|back within|when you move out|moved out|moving out',
  send: 'send|sends|sent|sending|forward|forwards|pass|pop over|share|provide|drop|ping|email over|hand over|give me|give us|let me have|i need|we need|need from you|e-?mail me|upload',
  arrives:
    'get|got|gets|comes|came|coming|arrive*|receive*|lands|pops up|appear*|shows up|on your phone|to your phone|your phone|text you|texted you|sent you|from (?:the |your )?bank|from google',
  share:
    'split|share|shares|each of us|everyone|everybody|each|their part|your part|my part|their share|your share|equally|between us|all of us|the others|kitty|flatmates|halves',
  asks: 'is (?:it|this|that) (?:normal|ok|legit|a scam|safe)|is it normal|what do you (?:guys )?think|does (?:this|that) sound|sounds? (?:like a scam|fishy|dodgy|weird)|feels? (?:like a scam|fishy|dodgy|weird|off)|anyone (?:know|had)|has anyone|someone (?:wants|asked|told) me|some(?:one|body)|a guy|this guy|the guy|he wants me|she wants me|asked me|wants me|told me|should i|guys',
  group:
    'group|group chat|house chat|flat chat|house group|wg group|chat of the (?:flat|house)|add you to',
  hobby:
    'collect*|stamp*|hobby|travel*|trip|trips|framed|poster|map|wall|countries|album|museum|film*|series|book|books|guitar|football',
  support:
    'support team|support|safety team|trust and safety|customer (?:service|care|support)|security team|help ?desk|verification team|our team|moderation team|moderator|administrator*|dear (?:user|customer|member|guest|tenant)|your (?:account|profile|ad|listing) (?:will be|is|was|has been|is being|gets)|suspended|restricted|deactivated|blocked|limited|suspicious|unusual activity|final notice|policy|we noticed|we detected|security check|reactivate|restore',
  story:
    'late (?:husband|wife|mother|father|aunt|uncle|brother|sister|grandmother|grandfather)|passed away|rest in peace|inherit*|deceased|widow*|my daughter|my son|not after (?:the )?money|not interested in (?:the )?(?:money|profit)|money is not|not for (?:the )?(?:money|profit)|treat it as|as (?:your|their|his|her) own|take (?:good )?care of|looks? after|clean person|someone clean|honest person|trustworthy|penthouse|luxur*|dream|prime location|best location|heart of|sea view|jacuzzi|sauna|pool|fully furnished|entire (?:flat|apartment|house)|whole (?:flat|apartment|house)|everything included|all included|all inclusive',
  invoice:
    'invoice|bill from|confirmation mail|reservation number|reference number|booking number|payment details|payment instructions|instructions|follows by mail|by mail|by e-?mail|next message|will receive',
  scamWord:
    "(?<!not a )(?<!no )(?<!isn't a )(?:scam|scams|scammer*|scammed|fraud*|crook*|con ?man|fake (?:ad|ads|cheque|check|listing|landlord))|dodgy|fishy|stole (?:our|the|my) (?:photos|pictures|ad)|copied (?:our|the|my) (?:photos|pictures|ad)|too good to be true|ripped off",
  laugh: 'haha*|hehe*|lol|lmao|😂|😅|🤣|😄|😊|😉|🙈',
  home: 'cat|cats|dog|dogs|cook*|dinner|breakfast|lunch|tea|coffee|brew|kitchen|guitar|piano|music|party|parties|quiet|smok*|clean*|dishes|groceries|bike*|tram|bus|tube|park|shower|fridge|sofa|plants|garden|laundry|washing machine|supermarket|gym|film night|weekend|bins|chores|roast|baker*|housemates|housemate',
  day: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|weekdays|after work|this week|next week|evening|morning|afternoon',
  demand:
    "only|please|only accept|only take|i accept|we accept|must be|must|has to be|have to|you need to|you'd have to|you would have to|you just need|need you to|required|requires|it has to|please use|kindly|just need|i only need|simply|no other way|insists|instead|easiest|i ask|we ask|asks for",
};
