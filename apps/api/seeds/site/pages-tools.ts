import type { SiteItem } from '@fareeq/domain/site/schema.ts'
import { WRITTEN_ON, item } from './item.ts'

/** The pages one does something on: the AI recruiter with how it suggests, and bring a buddy. */
export const TOOL_PAGES: readonly SiteItem[] = [
  item(
    'page',
    'ai-recruiter',
    {
      ar: {
        title: 'مساعد التوظيف الذكي',
        lead: 'اكتب ما تحتاج إليه كما تقوله لزميل، فيجد من يناسبه، ويكوّن فريق عمل بتكلفته، ويجهّز الطلب لتراجعه.',
        sections: [
          {
            id: 'how',
            title: 'كيف يعمل',
            points: [
              { title: 'تكتب', text: 'بالعربية أو الإنجليزية، بالفصحى أو بلهجتك، مرة واحدة أو على دفعات.' },
              { title: 'يسأل عما ينقص', text: 'سؤالًا واحدًا في كل مرة، وخمسة على الأكثر، ولا يسأل عن شيء مرتين.' },
              { title: 'يعرض الدليل', text: 'لكل كفاءة سبب، ولكل سبب السطر الذي يستند إليه في الملف أو التقرير.' },
              { title: 'تقرر', text: 'كل حقل يُصحَّح، وكل عضو يُبدَّل، ولا يُرسل شيء ولا يُحجز إلا بضغطة منك.' },
            ],
          },
          {
            id: 'limits',
            title: 'ما لا يفعله',
            text: '- لا يخترع: ما لم تذكره يبقى فارغًا، وما ليس في ملف لا يُقال عن صاحبه.\n- لا يذكر راتب أحد ولا يقارن به؛ التكلفة من السوق وحده، من عشرين شخصًا على الأقل.\n- لا يراسل أحدًا ولا يرفض أحدًا من نفسه.',
          },
          {
            id: 'example',
            title: 'مثال',
            text: '> ثلاثة مطوري React خبراء يشاركوننا الصباح بتوقيت الرياض ويبدؤون خلال أسبوعين.\n\nمن هذه الجملة يقرأ الدور والعدد والمستوى والمهارة والساعات وموعد البدء، ثم يعرض من يناسبها.',
          },
        ],
      },
      en: {
        title: 'AI recruiter',
        lead: 'Write what you need the way you would say it to a colleague. It finds who fits, puts a team together with its cost, and prepares the request for you to review.',
        sections: [
          {
            id: 'how',
            title: 'How it works',
            points: [
              { title: 'You write', text: 'In English or Arabic, formal or as you speak, all at once or bit by bit.' },
              {
                title: 'It asks for what is missing',
                text: 'One question at a time, five at most, and never the same one twice.',
              },
              {
                title: 'It shows its evidence',
                text: 'A reason for everybody, and for every reason the line of the profile or report it stands on.',
              },
              {
                title: 'You decide',
                text: 'Every field can be corrected, every member replaced; nothing is sent or booked unless you press.',
              },
            ],
          },
          {
            id: 'limits',
            title: 'What it does not do',
            text: '- Invent anything: what you did not say stays empty, and what is in no profile is said of nobody.\n- Mention or compare anybody’s pay: costs come from the market alone, from at least twenty people.\n- Write to anybody or turn anybody down by itself.',
          },
          {
            id: 'example',
            title: 'An example',
            text: '> Three React seniors who overlap with Riyadh mornings and start within two weeks.\n\nFrom this sentence it reads role, number, level, skill, hours and start, and shows who fits.',
          },
        ],
      },
    },
    { updated_on: WRITTEN_ON },
  ),
  item(
    'page',
    'how-suggestions-are-made',
    {
      ar: {
        title: 'كيف تُصنع الاقتراحات',
        lead: 'ما الذي يدخل في ترتيب مساعد التوظيف، وما الذي لا يدخل أبدًا، وكيف تغيّره، ومن ينظر في اعتراضك.',
        sections: [
          {
            id: 'used',
            title: 'ما الذي يدخل',
            text: '- الدور والمهارات كما كتبها صاحب الملف، والأقوى منها أولًا.\n- سنوات الخبرة ومستواها.\n- اللغات ومستوى كل منها.\n- الساعات المشتركة بين المنطقتين الزمنيتين، وموعد البدء، والدوام.\n- التقييمات التي اجتيزت لدينا.\n- نطاق الراتب، حين يختار صاحبه إظهاره للشركات، بالقدر نفسه الذي تراه في صفحة المطابقة.',
          },
          {
            id: 'not-used',
            title: 'ما الذي لا يدخل أبدًا',
            text: '- الاسم والصورة.\n- الجنس والعمر والجنسية والدين.\n- الراتب المخفي: لا يدخل في ترتيب ولا في تكلفة، ولا يُعرف من الفرق بين إجابتين.',
          },
          {
            id: 'cost',
            title: 'من أين تأتي التكلفة',
            text: 'من السوق لكل دور ومستوى، حين يُظهر عشرون شخصًا على الأقل نطاق رواتبهم. إن كانوا أقل قلنا إنه لا رقم، ولا نخمّن.',
          },
          {
            id: 'sources',
            title: 'لكل جملة سطر',
            text: 'كل جملة عن شخص تستند إلى سطر في ملفه أو تقريره، والرابط بجانبها. إن تغيّر السطر أو لم يعد لك أن تراه، اختفت الجملة من الإجابات القديمة أيضًا.',
          },
          {
            id: 'change',
            title: 'الترتيب بيدك',
            text: 'غيّر أي حقل في بطاقة «ما فهمته» فيتغيّر البحث أمامك، وبضغطة تفتح المعايير نفسها في صفحة المطابقة. وأي عضو في فريق مقترح يُبدَّل.',
          },
          {
            id: 'object',
            title: 'الاعتراض',
            text: 'اعترض على أي اقتراح من المحادثة نفسها، فيقرأ اعتراضك أحد زملائنا ويرد عليك. ومن اقتُرح ملفه يجد ذلك في نسخة بياناته.',
          },
        ],
      },
      en: {
        title: 'How suggestions are made',
        lead: 'What goes into the recruiter’s order and what never does, how you change it, and who looks at an objection.',
        sections: [
          {
            id: 'used',
            title: 'What goes in',
            text: '- Role and skills as their owner wrote them, the strongest first.\n- Years and level of experience.\n- Languages, each with its level.\n- Hours shared between the two time zones, the start, and working time.\n- Assessments passed with us.\n- The range of a salary where its owner chose to show companies one, exactly as on the matching page.',
          },
          {
            id: 'not-used',
            title: 'What never goes in',
            text: '- Name and photo.\n- Gender, age, nationality and religion.\n- A hidden salary: it is part of no order and no cost, and no two answers differ by it.',
          },
          {
            id: 'cost',
            title: 'Where costs come from',
            text: 'From the market for each role and level, where at least twenty people show the range of their salary. With fewer we say that there is no number, and do not guess.',
          },
          {
            id: 'sources',
            title: 'A line for every sentence',
            text: 'Every sentence about a person stands on a line of their profile or report, with the link beside it. Once the line changes or you may no longer see it, the sentence is gone from earlier answers too.',
          },
          {
            id: 'change',
            title: 'The order is yours',
            text: 'Change any field of the card “What I understood” and the search changes before you; one press opens the same filters on the matching page. Every member of a proposed team can be replaced.',
          },
          {
            id: 'object',
            title: 'Objecting',
            text: 'Object to any suggestion in the conversation itself: a colleague reads it and answers. Whoever was suggested finds it in the copy of their data.',
          },
        ],
      },
    },
    { updated_on: WRITTEN_ON },
  ),
  item(
    'page',
    'bring-buddy',
    {
      ar: {
        title: 'ادعُ صديقًا',
        lead: 'تعرف كفاءة تقنية؟ عرّفنا بها. إن وظّفتها شركة عبر منصة فريق، تحصل على مكافأة تعرف مقدارها قبل إرسال الدعوة.',
        sections: [
          {
            id: 'how',
            title: 'كيف تسير الدعوة',
            points: [
              { title: 'تدعو', text: 'اسم صديقك، والبريد والدور وسنوات الخبرة. ترى المكافأة المتوقعة في لحظتها.' },
              { title: 'تصل الموافقة', text: 'نرسل إلى صديقك رابطًا، ولا نستخدم شيئًا من البيانات قبل الموافقة.' },
              { title: 'نرسل دعوة التقييم', text: 'خلال {referral_tests_days} من إنشاء الحساب.' },
              {
                title: 'تصلك المكافأة',
                text: 'بعد انتهاء المشروع إن لم يتجاوز {referral_short_months}، أو بعد فترة التجربة إن كان أطول.',
              },
            ],
          },
          {
            id: 'tiers',
            title: 'قيمة المكافأة',
            text: 'تُحسب بحسب سنوات خبرة صديقك يوم التوظيف. الجدول أدناه هو المعمول به اليوم، وأي تغيير فيه يحمل تاريخًا ولا يمس دعوة سبقته.',
          },
          {
            id: 'rules',
            title: 'قواعد قصيرة',
            text: '- الدعوة متاحة لكل من له حساب كفاءة برقم جوال موثّق، أو بريد يؤكده برمز. ولا يمكن لأحد أن يدعو نفسه.\n- إن دعا اثنان الصديق نفسه خلال {referral_hold_days}، فالدعوة لمن سبق.\n- من كان نشطًا لدينا خلال آخر {referral_active_months} لا تُحسب دعوته.\n- يوم استحقاق المكافأة معروف منذ يوم التوظيف: يوم انتهاء المشروع القصير، أو بعد {referral_probation_days} هي فترة التجربة. وندفعها خلال {referral_payment_days}.\n- إن انتهى عمل صديقك قبل ذلك اليوم فلا مكافأة، ونكتب لك السبب.\n- ترى كل مرحلة بتاريخها، من الدعوة حتى الدفع.',
          },
        ],
      },
      en: {
        title: 'Bring a buddy',
        lead: 'Know a skilled technologist? Introduce us. If they are hired through Fareeq, you receive a bonus whose size you know before you invite them.',
        sections: [
          {
            id: 'how',
            title: 'How it goes',
            points: [
              {
                title: 'You invite',
                text: 'Your friend’s name, email, role and years of experience. You see the expected bonus at once.',
              },
              {
                title: 'They agree',
                text: 'They get a message with a link. We use none of their data before they say yes themselves.',
              },
              { title: 'They are invited to the tests', text: 'Within {referral_tests_days} of signing up.' },
              {
                title: 'You get the bonus',
                text: 'After the project ends if it lasts up to {referral_short_months}, or after probation if it is longer.',
              },
            ],
          },
          {
            id: 'tiers',
            title: 'What it is worth',
            text: 'It depends on your friend’s years of experience on the day they are hired. The table below is the one in force today; any change carries a date and does not touch earlier invitations.',
          },
          {
            id: 'rules',
            title: 'Short rules',
            text: '- Anyone with a talent account and a verified mobile number can invite, or with an email confirmed by a code. Nobody can invite themselves.\n- If two people invite the same friend within {referral_hold_days}, the first invitation counts.\n- Anyone active with us in the last {referral_active_months} does not count.\n- You know the day the bonus is due from the day of hiring: the end of a short project, or {referral_probation_days} of probation. We pay within {referral_payment_days} of it.\n- If your friend leaves before that day there is no bonus, and we tell you why.\n- You see every stage with its date, from the invitation to the payment.',
          },
        ],
      },
    },
    { updated_on: WRITTEN_ON },
  ),
]
