import { item } from '../item.ts'

const ar = `لديكم فكرة وميزانية محدودة وموعد تريدون أن تعرضوا فيه شيئًا يعمل. السؤال الأول الذي يُطرح عادة: «كم مطورًا نحتاج؟». والسؤال الذي يوفر المال: «ما أصغر شيء إن استخدمه عشرة أشخاص عرفنا أننا على حق؟».

## المنتج الأولي تجربة لا نسخة رخيصة

المنتج الأولي (MVP) ليس المنتج الكامل ناقصًا نصف الأزرار. إنه سؤال واحد في هيئة برنامج. هل سيدفع أصحاب المتاجر مقابل جرد تلقائي؟ هل ستعود الأمهات إلى التطبيق في الأسبوع الثاني؟ كل ميزة لا تساعد على إجابة السؤال تؤجَّل، مهما كانت جميلة.

اكتبوا سؤالكم في سطر واحد وعلّقوه حيث يراه الفريق. ستعودون إليه كل يوم، لأن كل اجتماع سيحاول أن يضيف شيئًا.

## الفريق الأصغر الذي ينجح

لمعظم الأفكار الرقمية تكفي أربعة أدوار، لا أربعة عشر:

- **مدير منتج** يقول «لا» بلطف، ويعرف المستخدمين بأسمائهم.
- **مصممة منتجات** ترسم الرحلة كاملة قبل أن تجمّل الشاشات.
- **مطور متكامل خبير** يختار أدوات مملة ومجربة، ويبني العمود الفقري.
- **مطور ثانٍ** للواجهات أو للجوال، بحسب المكان الذي يعيش فيه مستخدموكم.

ثلاثة أدوار أخرى تحتاجون إلى ساعات منها لا إلى دوامها: مهندس DevOps في أسبوع التأسيس وأسبوع الإطلاق، ومختبِر جودة في الأسابيع الأخيرة، ومستشار تقني يراجع القرارات التي يصعب التراجع عنها.

وإن كانت الفكرة ما زالت ضبابية فابدؤوا بدورين فقط: مدير المنتج والمصممة. أسبوعان من النماذج الورقية أرخص من شهرين من الشيفرة، وهذا ما يفعله [المعمل الإبداعي](/services/creative-lab) عندنا.

## خطة من اثني عشر أسبوعًا

1. **الأسبوعان الأول والثاني: الفهم.** ثماني مقابلات مع مستخدمين محتملين، ورحلة مرسومة، وسؤال واحد مكتوب.
2. **الثالث والرابع: الهيكل.** أداة نشر تعمل من اليوم الأول، وصفحة دخول، وأول شاشة حقيقية على هاتف حقيقي.
3. **من الخامس إلى الثامن: القلب.** الميزة التي جئتم من أجلها، وحدها. عرض كل خميس لمن يهمه الأمر، دون شرائح.
4. **التاسع والعاشر: الحواف.** رسائل الخطأ، والاتصال الضعيف، واللغة العربية من اليمين إلى اليسار في كل زاوية.
5. **الحادي عشر: التجربة.** عشرة مستخدمين، وصمت من الفريق، وكثير من الملاحظات.
6. **الثاني عشر: القرار.** نكمل، أو نغيّر، أو نتوقف. الثلاثة نجاح إن كان الجواب واضحًا.

## أخطاء رأيناها تتكرر

**توظيف فريق كامل في اليوم الأول.** خمسة أشخاص ينتظرون قرارًا واحدًا يكلفون أكثر من القرار الخاطئ. ابدؤوا بثلاثة، وأضيفوا حين يصبح الانتظار في الاتجاه الآخر.

**بناء ما يمكن شراؤه.** الدفع، وتسجيل الدخول، وإرسال الرسائل: كلها تُشترى. ابنوا ما يميزكم فقط.

**تأجيل العربية.** «سنضيف العربية لاحقًا» تعني إعادة رسم كل شاشة لاحقًا. إن كان مستخدموكم عربًا فلتكن أول شاشة عربية.

**إهمال القياس.** دون أرقام ينتهي المنتج الأولي بجدال. قرروا قبل البناء أي رقم سيقنعكم، وضعوا له عدّادًا منذ الأسبوع الخامس.

**اختيار أدوات لامعة.** المنتج الأولي ليس مكانًا لتجربة لغة جديدة. الأدوات المملة تترك الخيال للمنتج، وتجدون لها من يصونها بعد سنة، حين لا يبقى من الحماسة إلا العمل اليومي.

## كيف تعرفون أن الفريق على الطريق

لا تسألوا «كم بالمئة أنجزنا؟»، فالجواب دائمًا تسعون. اسألوا ثلاثة أسئلة كل أسبوع: ما الذي يستطيع المستخدم فعله اليوم ولم يكن يستطيعه الخميس الماضي؟ ما القرار الذي ننتظره، وممن؟ وما الذي حذفناه؟ إن غاب جواب السؤال الأول أسبوعين متتاليين فأوقفوا كل شيء وابحثوا عن السبب. غالبًا ما يكون قرارًا معلقًا لا مطورًا بطيئًا.

## كم يكلف

لا جواب واحد، لكن الحساب بسيط: عدد الأشخاص، في عدد الأشهر، في راتب كل منهم، زائد الاستضافة والأدوات. اكتبوا الرقم ثم اسألوا: لو كان لدينا نصفه، ماذا نحذف؟ كثيرًا ما يكون المحذوف هو ما لم يكن ضروريًا من البداية.

واتركوا خُمس الميزانية لما بعد الإطلاق. أغلى لحظة في حياة المنتج الأولي هي التي ينجح فيها ولا يبقى مال للشهر التالي.

## بعد الإطلاق

إن كان الجواب «نكمل» فحافظوا على الفريق الذي بنى، فالمعرفة في رؤوسهم أثمن من الشيفرة. جددوا العقود قبل نهايتها بشهر ونصف على الأقل، ثم أضيفوا دورًا واحدًا في كل مرة.

وإن كان الجواب «نتوقف» فاكتبوا صفحتين: ما السؤال، وما الذي تعلمناه، وماذا كنا سنفعل بطريقة أخرى. ثم اشكروا الفريق واحدًا واحدًا، واحفظوا ما بُني في مكان يمكن العودة إليه. التوقف في الوقت الصحيح مهارة، ومن أتقنها يعود بفكرة أفضل.`

const en = `You have an idea, a limited budget and a date by which you want to show something that works. The first question is usually “how many developers do we need?” The question that saves money is “what is the smallest thing that, once ten people have used it, tells us whether we are right?”

## An MVP is an experiment, not a cheap version

A minimum viable product is not the full product minus half its buttons. It is one question in the shape of software. Will shopkeepers pay for automatic stock counts? Will mothers come back to the app in week two? Any feature that does not help answer the question waits, however lovely it is.

Write your question on one line and hang it where the team can see it. You will return to it daily, because every meeting will try to add something.

## The smallest team that works

For most digital ideas four roles are enough, not fourteen:

- **A product manager** who says no kindly and knows users by name.
- **A product designer** who draws the whole journey before polishing any screen.
- **A senior full-stack developer** who picks dull, proven tools and builds the spine.
- **A second developer** for web or mobile, depending on where your users live.

Three more roles are needed by the hour rather than by the day: a DevOps engineer in the first week and the launch week, a tester towards the end, and a technical consultant for the decisions that are hard to undo.

If the idea is still foggy, start with only two: the product manager and the designer. Two weeks of paper prototypes cost less than two months of code, and that is precisely what our [creative lab](/services/creative-lab) does.

## A twelve-week plan

1. **Weeks one and two: understand.** Eight interviews with likely users, a journey on paper, one written question.
2. **Three and four: skeleton.** Deployment that works from day one, a sign-in page, and a first real screen on a real phone.
3. **Five to eight: the heart.** The feature you came for, and only that. A demo every Thursday for anyone who cares, without slides.
4. **Nine and ten: the edges.** Error messages, weak connections, and Arabic reading properly from right to left in every corner.
5. **Eleven: the trial.** Ten users, a silent team, many notes.
6. **Twelve: the decision.** Go on, change course, or stop. All three are success, provided the answer is clear.

## Mistakes we keep seeing

**Hiring the whole team on day one.** Five people waiting for one decision cost more than a wrong decision. Begin with three, and add people when the waiting starts to happen in the other direction.

**Building what can be bought.** Payments, sign-in, sending messages: all of them are for sale. Build only what makes you different.

**Postponing Arabic.** “We will add Arabic later” means redrawing every screen later. If your users are Arab, let the very first screen be Arabic.

**Forgetting to measure.** Without numbers an MVP ends in an argument. Decide before you build which figure would convince you, and have a counter for it running by week five.

**Shiny tools.** An MVP is no place to try out a new language. Boring tools leave the imagination for the product.

## How to tell that the team is on its way

Do not ask “what percentage is done?” The answer is always ninety. Ask three questions a week. What can a user do today that they could not do last Thursday? Which decision are we waiting for, and from whom? What have we dropped? If the first question has no answer two weeks running, stop everything and look for the cause. It is usually a pending decision, not a slow developer.

## What it costs

There is no single answer, but the sum is simple: people times months times salary, plus hosting and tools. Write the figure down and ask, “If we had half of this, what would we drop?” More often than not, what gets dropped was never needed.

Keep a fifth of the budget for after the launch. The most expensive moment in the life of an MVP is when it succeeds and there is no money left for the following month.

## After the launch

If the answer is to go on, keep the team that built it; what they carry in their heads is worth more than the code. Renew contracts at least six weeks before they end, and then add one role at a time.

If the answer is to stop, write two pages: what the question was, what you learned, what you would do differently. Then thank the team. Stopping at the right moment is a skill, and those who master it come back with a better idea.`

export const BUILDING_AN_MVP_TEAM = item(
  'article',
  'building-an-mvp-team',
  {
    ar: {
      title: 'فريق المنتج الأولي: أربعة أدوار واثنا عشر أسبوعًا',
      lead: 'ما أصغر فريق يستطيع أن يجيب عن سؤالكم الأهم؟ الأدوار، وخطة أسبوعية، وخمسة أخطاء تكلف أكثر مما تبدو.',
      body: ar,
    },
    en: {
      title: 'The MVP team: four roles and twelve weeks',
      lead: 'What is the smallest team that can answer your most important question? The roles, a week-by-week plan, and five mistakes that cost more than they seem to.',
      body: en,
    },
  },
  {
    topic: 'product',
    published_on: '2026-06-23',
    related: ['contract-types', 'hiring-across-time-zones', 'reading-a-technical-assessment'],
  },
)
