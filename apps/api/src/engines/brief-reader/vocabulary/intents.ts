/** What a turn asks for, by how it is said; on the text as `searchForm` leaves it (ا for أإآ, ه for ة, ي for ىئ, و for ؤ). */

const any = (...forms: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])و?(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'u')

/** In the order in which the first decides where two contradict. */
export const INTENT_FORMS = {
  injection: any(
    '(?:ignore|disregard|forget|override)[^.]{0,30}(?:instructions?|rules|prompts?|above|previous)',
    'system ?(?:prompt|message|:)|^system',
    'developer mode|jailbreak|you are now|act as|pretend (?:to be|you)',
    '(?:تجاهل|انس|اهمل|تخط)[^.]{0,30}(?:تعليمات|التعليمات|تعليماتك|القواعد|الاوامر|السابق)',
    'انت الان|وضع المطور|اظهر التعليمات',
  ),
  attribute: any(
    '(?:only|no|just|prefer|preferably|must be|should be)\\s(?:\\p{L}+\\s)?(?:men|women|males?|females?|guys only|girls|ladies|muslims?|christians?|hindus?|jews?|shia|sunni|indians?|pakistanis?|egyptians?|saudis?|arabs?|westerners|whites?|blacks?|asians?|filipinos?|syrians?|jordanians?)',
    '(?:muslims?|christians?|male|female|saudi|egyptian|indian|white|single|unmarried)s? (?:candidates?|people|only|developers? only)',
    '(?:under|below|over|younger than|older than) (?:the age of )?\\d{2}(?: years old)?$|years old|young (?:only|people|men|women)',
    '(?:ذكور|رجال|شباب|اناث|نساء|بنات|شابات|سيدات)(?:ا)? (?:فقط|بس)|(?:فقط|بس) (?:ذكور|رجال|اناث|نساء|بنات|شباب)',
    '(?:سعوديين|مصريين|اردنيين|هنود|لبنانيين|سوريين|باكستانيين|مسلمين|مسيحيين|عرب|سعوديات|سعودي|مواطنين) (?:فقط|بس)',
    '(?:فقط|بس) (?:سعوديين|مصريين|مسلمين|مسيحيين|عرب|مواطنين)',
    'عمره? (?:تحت|اقل من|فوق|اكبر من|دون) ?\\p{N}+|اعزب|غير محجب\\p{L}*|محجب\\p{L}*',
  ),
  contact: any(
    '(?:phone|mobile|telephone|cell) number|phone|whatsapp|e-?mail(?: address)?(?: of| for)|contact (?:details|info|information|number)|linkedin(?: of| profile)?|his email|her email|their email',
    'رقم (?:\\p{L}+ )?(?:جوال|هاتف|تليفون|موبايل|واتس)\\p{L}*|رقمه|رقمها|رقم (?:جواله|جوالها|تلفونه|سارة|ساره)|(?:ال)?بريد(?:ه|ها)?(?: الالكتروني)?|ايميل\\p{L}*|وسيله تواصل|(?:ارقام|بيانات) (?:ال)?(?:تواصل|اتصال)|نمره|تليفون\\p{L}*|واتساب\\p{L}*|جوال (?:ساره|ليلي|احمد|المرشح)',
  ),
  insult: any(
    'stupid|idiot|useless|garbage|trash|shut up|moron|fuck\\p{L}*|shit\\p{L}*|dumb',
    'غبي|غبيه|حمار|تافه|سخيف|زباله|اخرس|كلب|فاشل(?: جدا)?|ما تفهم|مابتفهم|متخلف',
  ),
  human: any(
    '(?:talk|speak|chat) (?:to|with) (?:a |an |some)?(?:human|person|somebody|someone|agent|real|people|one of you|your team)[^.]*|real person|human being|call me back',
    '(?:اتحدث|اتكلم|احكي|اكلم|التحدث|الحديث) (?:مع|الي) (?:شخص|انسان|موظف|احد|حد|حدا|بشر|فريقكم)[^.]*|(?:شخص|انسان) (?:حقيقي|بشري)|موظف خدمه',
  ),
  restart: any(
    'start over|start again|begin again|reset|from scratch|new conversation|clear everything',
    'نبدا من جديد|ابدا من جديد|من البدايه|من الاول وجديد|نعيد من|امسح الكل|محادثه جديده|البدايه من جديد',
  ),
  salary: any(
    'salary|salaries|earn|earns|paid|makes? per month|pay (?:him|her|them)|how much does (?:he|she|\\p{L}+) (?:make|earn|get|ask)',
    'راتب\\p{L}*|الراتب|رواتب\\p{L}*|الرواتب|يتقاضي|تتقاضي|بيقبض|يقبض|معاشه|بياخد كام|كم ياخذ|كم ياخد|اجره|مرتب\\p{L}*|قديش بياخد|كم يطلب',
  ),
  cost: any(
    'cost|costs|how much|price|prices|pricing|cheapest way|rate for|estimate',
    'تكلفه|التكلفه|يكلف\\p{L}*|تكلف\\p{L}*|بيكلف\\p{L}*|بكام|بكم|كم سعر|سعر|اسعار|كم ستكون|قديش بيطلع|قديش بيكلف|تكاليف|كم يكلف\\p{L}*',
  ),
  whynot: any(
    "why not|why (?:isn't|wasn't|didn't|don't|doesn't|aren't|no)|what about|why was(?:n't)? (?:he|she|\\p{L}+) not",
    '(?:لماذا|ليش|ليه|لم|وليش|علاش) (?:ليس|لم|لا|ما|مو|مش|موب)(?: \\p{L}+)?|وين (?:راح|راحت)|لماذا لم',
  ),
  why: any('why|how come|what makes|reason for', 'لماذا|ليش|ليه|ما سبب|سبب ترشيح|علي اي اساس|شو السبب'),
  compare: any(
    'compare|comparison|difference|versus|vs|side by side|which (?:one )?is better',
    'قارن\\p{L}*|مقارنه|المقارنه|الفرق|فرق بين|مين احسن|ايهما افضل|ايهم افضل|ايهما|مين افضل',
  ),
  replace: any(
    '(?:replace|swap|change|substitute)[^.]{0,40}(?:one|member|guy|person|number \\d|#\\d|somebody|someone|candidate|with somebody|with someone|for someone|for somebody)',
    '(?:استبدل|بدل|بدلي|غير|غيري|تبديل|استبدال)\\p{L}* (?:لي )?(?:ال)?(?:عضو |شخص |مرشح )?(?:ال)?(?:اول|ثاني|تاني|ثالث|تالت|رابع|خامس|اخير)\\p{L}*',
    '(?:شيل|شيلو|احذف|طلع)\\p{L}* (?:ال)?(?:عضو |شخص |مرشح )?(?:ال)?(?:اول|ثاني|تاني|ثالث|تالت|رابع|اخير) و(?:حط|جيب|هات|ضع)\\p{L}*',
    'replace (?:the |ال)?(?:first|second|third|fourth|last|ثالث|ثاني|اول)|(?:swap|replace) (?:number|#|no\\.?) ?\\d',
  ),
  questions: any(
    'interview questions|questions? (?:for|to ask)|prepare (?:the |an )?interview',
    'اسيله (?:ال)?مقابله|اسيله|سوالات|ماذا اساله|شو اساله|ايش اساله|وش اساله',
  ),
  scorecard: any(
    'score ?card|evaluation (?:form|sheet)|rubric',
    'بطاقه (?:ال)?تقييم|نموذج (?:ال)?تقييم|استماره (?:ال)?تقييم',
  ),
  slots: any(
    '(?:propose|suggest|offer|find|set up|schedule|arrange)[^.]{0,20}(?:slots?|times?|interview)|interview (?:the|with)',
    '(?:اقترح|حدد|رتب|نسق|اوجد)\\p{L}* (?:لي )?(?:مواعيد|موعد|موعدا|اوقات|وقت|مقابله)[^.]*مقابل\\p{L}*|(?:اقترح|رتب|حدد)\\p{L}* (?:لي |لنا )?(?:مقابله|مواعيد)|مقابله مع',
  ),
  feedback: any('feedback', 'رايي في المقابله|راينا في المقابله|نص الراي|اكتب (?:لي )?(?:ال)?راي'),
  renewal: any('renew|renewal|extend (?:the |his |her )?contract', 'تجديد|جدد|نجدد|تمديد (?:ال)?عقد'),
  book: any(
    'book|schedule (?:a )?(?:call|meeting)|(?:set up|arrange) a (?:call|meeting)|meet (?:you|the team|them)|(?:a|the) (?:call|meeting) (?:with|tomorrow|today)',
    'احجز\\p{L}*|حجز|نحجز|موعد(?:ا)? (?:مع\\p{L}*)?|اجتماع\\p{L}*|نجتمع|متي يمكننا ان نجتمع|رتب لي اجتماع',
  ),
  draft: any(
    'write (?:the |a |my |up )?(?:the )?(?:request|brief|job|jd)|draft (?:the |a )?(?:request|brief)|create (?:the |a )?request|submit (?:the |a )?request|make (?:the |a )?request',
    '(?:اكتب|سجل|اعمل|انشي|سوي|سو|ابدا اعمل|صغ|حضر|جهز|ارسل|قدم)\\p{L}* (?:لي |لنا )?(?:ال)?طلب(?:ا)?(?: (?:ال)?توظيف| بهذا)?[^.]*',
  ),
  shortlist: any('shortlist|short list', 'القايمه المختصره|قايمه مختصره|شورت ليست'),
  save: any('save (?:him|her|them|it|the)|bookmark', 'احفظ\\p{L}*|خزن\\p{L}*|ضعه في المحفوظين'),
  show: any(
    "(?:show|open|see|view)[^.]{0,20}(?:profile|cv|resume|first one's|second one's)|who is the|tell me about",
    '(?:افتح|ارني|وريني|اعرض)[^.]{0,12}(?:ملف|سيره|بروفايل)\\p{L}*|مين هو|من هو|من هي',
  ),
  more: any(
    'more (?:people|candidates|options|results)|others|someone else|show (?:me )?(?:more|others)|next page',
    'ناس تانيه|غير دول|غيرهم|المزيد (?:من الناس|منهم)?|خيارات اخري|مرشحين اخرين|اعرض المزيد$|غيره$',
  ),
  adjust: any(
    '(?:more|less|fewer|greater|longer|shorter|better|stronger) (?:overlap|experience|hours|budget|seniority|shared)|cheaper|less expensive|sooner|faster|earlier|stronger|something cheaper|more senior|more junior|less senior|lower (?:cost|budget|price)|closer (?:time ?zone)',
    'ارخص|اقل تكلفه|اقل سعرا|اسرع|ابكر|خبره اقل|خبره اكثر|خبره اكبر|خبره اعلي|ساعات (?:مشتركه )?اكثر|اقوي|مزيد من الساعات|المزيد من الساعات|اقل خبره|اكثر خبره|تداخل اكثر|تداخل اكبر',
  ),
  advise: any(
    'recommend|what (?:would|do) (?:you|i) (?:recommend|suggest|need|advise)|who do (?:i|we) need|what team|advise|which roles|not sure (?:who|what) (?:i|we) need|suggest a team',
    'لا اعرف من (?:احتاج|نحتاج)|محتاجين مين|من نحتاج|مين نحتاج|تنصح\\p{L}*|بتنصح\\p{L}*|بماذا تنصح|شو بتنصح\\p{L}*|وش تنصح\\p{L}*|ايش تنصح\\p{L}*|من تقترح|ماذا تقترح|محتاج مين|نحتاج مين',
  ),
  about: any(
    'are you (?:a |an )?(?:robot|bot|human|ai|real|machine)|how (?:do|does) (?:you|it|this) (?:rank|work|choose|suggest|decide)|what data|who made you|how are (?:suggestions|people) (?:made|ranked)',
    'هل انت (?:روبوت|انسان|بشر|ذكاء|اله|بوت)|كيف (?:ترتب|تختار|تقترح|تعمل|ترشح)\\p{L}*|انت روبوت|علي ماذا تعتمد|ما البيانات',
  ),
  help: any(
    'what can you do|help me|how can you help|what do you do|^help$|what languages|can you help',
    'ما تستطيع فعله|ماذا تستطيع|وش تقدر تسوي|شو بتقدر|ايش تقدر|ماذا يمكنك|كيف تساعد\\p{L}*|بتعمل ايه|تقدر تعمل ايه|كيف يمكنك|^مساعده$|ما الذي (?:تستطيع|يمكنك)',
  ),
  find: any(
    'find(?: me| us)?|show(?: me| us)?|search(?: for)?|who (?:can|could|do we get|has|have|knows?|is available|are available)|do you have|is there|are there|anyone|anybody|have you got|list|how many \\p{L}+ (?:developers?|engineers?|people)|how many|available|how about (?:someone|somebody|anyone)',
    'ابحث|دور لي|دورلي|اعرض|ارني|وريني|وريني|ورني|شوف لي|رشح|هل لديكم|عندكم|عندكن|عندك|في عندكن|هل يوجد|مين فيهم|مين اللي|مين|المتاحين|متوفر\\p{L}*|المتاحون|كم واحد|لديكم|هات|جيب لي|المرشحين لهذا',
  ),
  compose: any(
    '(?:a |the |our |small |whole |full |build (?:me )?|mobile |cross functional )?(?:team|squad)(?: for| of| to| from)?',
    '(?:فريق|فريقا|تيم)(?: (?:كامل|صغير|عمل|صغيرا|متكامل))?|نكون فريق',
  ),
  greeting: any(
    'hi|hello|hey|good (?:morning|evening|afternoon)|greetings',
    'مرحبا|اهلا|هلا|السلام عليكم|سلام|صباح الخير|مساء الخير|هاي|الو|يا هلا',
  ),
  thanks: any('thanks|thank you|thx|great job|perfect', 'شكرا|مشكور|يعطيك العافيه|تسلم|ممتن|الله يعطيك'),
  complaint: any(
    "didn't like|don't like|bad (?:choice|suggestion|results?)|wrong (?:people|suggestion)|not good|disagree|object",
    'لم يعجبني|ما عجبني|معجبنيش|سيي|غير مناسب|مو حلو|اعترض|لا اوافق',
  ),
  skip: any(
    "(?:i |we )?don't (?:care|mind|know)|doesn't matter|does not matter|whatever|any(?:thing)?(?: is)? (?:fine|ok|level|works)|no preference|not (?:sure|decided|important)(?: yet)?|skip|undecided|up to you|don't care",
    'لا يهم|مو مهم|مش مهم|ما يهم|ما يفرق|ما تفرق|مش فارق\\p{L}*|مش فارقه|عادي|لم نحدد\\p{L}*|ما حددنا|لسه|لا فرق|اي شيء|اي حاجه|مو محدد|غير محدد|ما يفرق معي|لا ادري|ما ادري|مدري|لا اعرف بعد|تخط\\p{L}*|كيفك|حسب رايك|مفتوح\\p{L}*',
  ),
  yes: any(
    'yes|yep|yeah|yup|sure|ok|okay|correct|right|exactly|go ahead|of course|do it|confirm',
    'نعم|ايوه|ايوا|اي|اه|تمام|صح|صحيح|موافق|اكيد|ماشي|زين|طيب|اوكي|بالضبط|طبعا',
  ),
  no: any('no|nope|nah|not now|no thanks', 'لا|لاء|كلا|مو الحين|ليس الان|مش دلوقتي|لا شكرا'),
} as const
