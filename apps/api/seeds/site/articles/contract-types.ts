import { item } from '../item.ts'

const ar = `«نريد مطورًا بدوام كامل». جملة تبدو كافية، ثم تأتي الأسئلة: كامل عن بُعد أم في مقركم؟ شهر أم سنة؟ ومن يتحمل السكن إن جاء إليكم؟ نوع العقد ليس تفصيلًا إداريًا. إنه يحدد من سيقبل عرضكم، وكم سيبقى، وكيف تفترقون إن افترقتم.

## سؤالان قبل أي نوع

كل عقد جواب عن سؤالين مستقلين: **كم من الوقت؟** و**من أين؟**. خلط السؤالين هو سبب معظم سوء الفهم، فافصلوا بينهما منذ البداية.

## كم من الوقت

- **دوام كامل**: ثماني ساعات في اليوم. يناسب العمل الذي يحتاج إلى من يملك جزءًا من المنتج ويفكر فيه حتى حين لا يكتب. اختاروه حين يكون العمل مستمرًا والأولويات تتغير كل أسبوع.
- **دوام جزئي**: أربع ساعات في اليوم. يناسب منتجًا في مرحلة الصيانة، أو خبيرًا يراجع ويوجه، أو ميزانية تبدأ صغيرة. انتبهوا: أربع ساعات مشتتة بين خمسة اجتماعات ليست دوامًا جزئيًا، بل إزعاج جزئي.
- **ساعات شهرية**: رصيد من الساعات يُستهلك عند الحاجة. يناسب الاستشارات والمهام المتفرقة. ضعوا حدًا أدنى للشهر، وموعدًا لانتهاء ما لم يُستخدم، وطريقة واضحة لتسجيل الوقت.

## من أين

- **عن بُعد**: الأصل عندنا. اكتبوا الساعات المشتركة، ومن يوفر الأجهزة، وكيف تُحفظ بيانات العملاء.
- **في مقر الشركة**: حين يكون العمل مرتبطًا بأجهزة أو بيئة مغلقة. تكلفته أعلى، ودائرة الكفاءات أضيق.
- **في المقر مع سكن**: ينتقل التقني إلى مدينتكم وتوفرون له السكن. حددوا مستوى السكن ومدته وما يحدث إن انتهى العقد في منتصف الشهر.
- **في المقر بتأشيرة عمل قصيرة**: زيارة لأسابيع، لإطلاق أو لتسليم. ابدؤوا إجراءاتها مبكرًا، فالتأشيرة لا تعرف مواعيدكم.
- **هجين**: أيام في المقر وأيام عن بُعد. ينجح حين تكون الأيام ثابتة ومعروفة، ويتعثر حين يقررها المدير صباح كل أحد.

## كم يطول العقد

تقبل المنصة عقودًا من شهر واحد إلى 120 شهرًا، ويعرض الطلب خمسة خيارات جاهزة: 3 و6 و12 و24 و36 شهرًا. وهذه قاعدة بسيطة للاختيار:

1. إن كنتم تختبرون فكرة فثلاثة أشهر تكفي لتعرفوا.
2. إن كنتم تبنون نسخة أولى فستة أشهر تمنح الفريق وقتًا ليخطئ ويصلح.
3. إن كان المنتج يعمل وتريدون من يكبر معه فسنة أو أكثر.

العقد القصير يعطيكم حرية، ويأخذ منكم استقرار الفريق. والعقد الطويل عكسه. لا يوجد اختيار صحيح دائمًا، بل اختيار تعرفون ثمنه.

## البنود التي تُنسى

معظم الخلافات لا تأتي من الراتب، بل من خمسة أسطر لم يكتبها أحد:

- **الإجازات**: كم يومًا؟ وعطل أي بلد؟
- **الملكية**: لمن الشيفرة، ومنذ أي لحظة؟
- **الاستقطاع الضريبي**: هل الراتب المكتوب قبله أم بعده؟ نحن نعرض الرقمين معًا، وننصح دائمًا بسؤال مستشاركم الضريبي.
- **الإشعار**: كم يومًا قبل الإنهاء، من كل طرف؟
- **التسليم**: من يستلم الحسابات والصلاحيات في آخر يوم؟

## فترة التجربة

ثلاثة أشهر تكفي ليعرف كل طرف الآخر، بشرط أن يعرف القادم الجديد على أي أساس سيُحكم عليه. اكتبوا هدفين أو ثلاثة للشهر الأول، وموعدًا لحديث صريح في منتصف الفترة لا في آخرها. من سمع الملاحظة في الأسبوع السادس يستطيع أن يصلح، ومن سمعها في الأسبوع الثاني عشر لا يملك إلا أن يودّع.

## التجديد وتعديل الشروط

قبل نهاية العقد بمدة {renewal_days} يبدأ وقت القرار: تجديد بالشروط نفسها، أو طلب تعديل، أو إنهاء مع ذكر السبب. طلب التعديل يمر على فريق العمليات، ثم يقرر التقني بعد أن يرى الشروط القديمة والجديدة جنبًا إلى جنب. لا يُمدد شيء من تلقاء نفسه، ولا ينتهي شيء دون أن يعلم الطرفان.

وإن أردتم أن يصبح التقني موظفًا لديكم مباشرة فهناك خدمة [نقل التعاقد](/services/talent-buyout): عمولة معروفة مسبقًا، تحسبونها بأنفسكم في الصفحة قبل أن تكلموا أحدًا.

## مثال توضيحي

شركة لوجستية تريد تطبيقًا للسائقين. بدأت بعقد ثلاثة أشهر عن بُعد بدوام كامل لمطورين اثنين، وساعات شهرية لمصممة. حين نجحت التجربة جُدد عقد المطورين سنة كاملة، وزار أحدهما المقر أسبوعين بتأشيرة قصيرة ليرى المستودعات بعينه، وبقيت المصممة على ساعاتها. ثلاثة أشخاص، وأربعة أنواع من العقود، ولا نوع منها اختير لأنه «المعتاد».

ابدؤوا إذن من العمل: ما الذي يجب أن يُنجز، ومتى، ومع من؟ ثم اختاروا العقد الذي يخدم الجواب. العقد الجيد هو الذي لا يحتاج أحد إلى فتحه بعد توقيعه.`

const en = `“We need a full-time developer.” It sounds complete, until the questions come. Full time from home or at your office? For a month or a year? Who pays for housing if they move to you? The type of contract is not paperwork. It decides who will accept your offer, how long they stay, and how you part if you part.

## Two questions before any type

Every contract answers two separate questions: **how much time?** and **from where?** Mixing them up causes most misunderstandings, so keep them apart from the start.

## How much time

- **Full time**: eight hours a day. Right for work that needs someone to own a piece of the product and think about it even when not typing. Choose it when the work is continuous and priorities move every week.
- **Part time**: four hours a day. Right for a product in maintenance, an expert who reviews and guides, or a budget that starts small. Be careful: four hours scattered between five meetings is not part-time work. It is a part-time nuisance.
- **Monthly hours**: a balance drawn on when needed. Right for advice and scattered tasks. Set a monthly minimum, a date on which unused hours lapse, and one clear way of recording time.

## From where

- **Remote**: our default. Write down overlap hours, who provides equipment, and how customer data is kept safe.
- **On site**: when the work is tied to hardware or a closed environment. It costs more and the circle of candidates is smaller.
- **On site with accommodation**: the technologist moves to your city and you provide housing. Say what kind, for how long, and what happens if the contract ends in the middle of a month.
- **On site with a business visa**: a visit of some weeks, for a launch or a handover. Start the paperwork early, because visas do not know your deadlines.
- **Hybrid**: some days in, some days out. It works when the days are fixed and known, and stumbles when a manager decides them every Sunday morning.

## For how long

The platform accepts contracts from one month to 120, and the request offers five ready choices: 3, 6, 12, 24 and 36. A simple rule of thumb:

1. If you are testing an idea, three months is enough to know.
2. If you are building a first version, six months gives the team time to be wrong and put it right.
3. If the product works and you want someone to grow with it, a year or more.

A short contract gives you freedom and takes away stability. A long one does the opposite. There is no choice that is always right, only a choice whose price you know.

## The clauses people forget

Most disputes do not come from salary. They come from five lines that nobody wrote:

- **Leave**: how many days, and whose public holidays?
- **Ownership**: who owns the code, and from which moment?
- **Withholding tax**: is the written salary before or after it? We always show both figures, and always suggest asking your tax adviser.
- **Notice**: how many days, from each side?
- **Handover**: who receives accounts and permissions on the last day?

## Probation

Three months is enough for both sides to know each other, as long as the newcomer knows what they will be judged by. Write down two or three goals for the first month, and fix a frank conversation for the middle of the period, not its end. Someone who hears the remark in week six can act on it. Someone who hears it in week twelve can only say goodbye.

## Renewing and changing terms

Before a contract ends, with {renewal_days} to go, it is time to decide: renew on the same terms, ask for a change, or end it and say why. A change goes through operations first, and then the technologist decides, with the old and new terms side by side. Nothing extends itself, and nothing ends without both sides knowing.

If you would like the technologist to join your own payroll, there is [talent buyout](/services/talent-buyout): a commission known in advance, which you can work out on the page before you speak to anybody.

## An example

A logistics company wants an app for its drivers. It began with a three-month, full-time remote contract for two developers and monthly hours for a designer. When the trial went well, the developers were renewed for a year, one of them visited for two weeks on a short visa to see the warehouses with her own eyes, and the designer stayed on hours. Three people, four kinds of contract, and not one of them chosen because it was “the usual”.

So begin with the work. What must be done, by when, and with whom? Then pick the contract that serves the answer. A good contract is one that nobody needs to open after signing it.`

export const CONTRACT_TYPES = item(
  'article',
  'contract-types',
  {
    ar: {
      title: 'أي عقد يناسبكم؟ دليل أنواع العقود',
      lead: 'كم من الوقت، ومن أين، وإلى متى: ثلاثة أسئلة تختار نوع العقد بدلًا منكم، وخمسة بنود يندم من نسيها.',
      body: ar,
    },
    en: {
      title: 'Contract types: which one suits you?',
      lead: 'How much time, from where, and for how long: three questions that choose the contract for you, and five clauses people regret forgetting.',
      body: en,
    },
  },
  {
    topic: 'contracts',
    published_on: '2026-05-19',
    related: ['salary-transparency', 'building-an-mvp-team', 'hiring-across-time-zones'],
  },
)
