import { item } from '../item.ts'

const ar = `«كم تتوقع؟». سؤال يعرفه كل من بحث عن عمل في منطقتنا. يُطرح في نهاية مكالمة لطيفة، ويحوّلها إلى لعبة ورق: كل طرف يخفي رقمه وينتظر أن يخطئ الآخر أولًا. والخاسر في النهاية هو العمل نفسه، لأن العلاقة بدأت بالإخفاء.

## لماذا نخفي الأرقام

لكل طرف سبب يبدو معقولًا. الشركة تخشى أن يرى فريقها الحالي رقمًا أعلى من رقمه. والكفاءة تخشى أن تطلب أقل مما كان متاحًا. وفي مدن تختلف فيها تكلفة الحياة كثيرًا، يخاف الجميع من المقارنة.

لكن الإخفاء لا يلغي الأرقام، بل يؤجل مواجهتها إلى أسوأ لحظة: بعد ثلاث مقابلات وأسبوعين من الحماس، حين يكتشف الطرفان أن بينهما مسافة لا تُقطع.

## كيف يعمل الأمر عندنا

على منصة فريق يحدد كل تقني راتبه الشهري بالدولار، للدوام الكامل وللدوام الجزئي. ويبقى الرقم مخفيًا: لا تراه الشركة حتى تبدأ إجراءات المقابلة، ويؤكد صاحبه أنه متاح وأن الرقم ما زال صحيحًا. الموافقة لكل ترشيح على حدة، فلا يتحول راتب أحد إلى معلومة تدور بين الشركات.

بهذا الترتيب يُعرف الرقم قبل أن يجلس أحد في مقابلة، ولا يُعرف قبل أن يكون هناك اهتمام حقيقي. توقيت واحد يحفظ وقت الشركة وخصوصية التقني معًا.

## كيف تحددون رقمًا عادلًا إن كنتم شركة

1. **ابدؤوا من قيمة الدور لا من بلد صاحبه.** إن كان الدور يوفر عليكم شهرًا من التأخير، فقيمته واحدة سواء سكن صاحبه في القاهرة أو الكويت.
2. **اكتبوا نطاقًا ضيقًا.** النطاق الذي يبدأ برقم وينتهي بثلاثة أمثاله ليس نطاقًا، بل اعتراف بأن الدور غير واضح.
3. **احسبوا التكلفة كاملة.** الراتب، وضريبة الاستقطاع إن وجدت، ورسوم الخدمة. رقم واحد في جدول الميزانية خير من مفاجأتين لاحقًا.
4. **قرروا الزيادة قبل أن تُطلب.** متى تُراجع الرواتب؟ وما الذي يرفعها؟ جواب مكتوب يغني عن مفاوضة كل ستة أشهر.

## وكيف تحددون رقمكم إن كنتم كفاءات

ابدؤوا بثلاثة أرقام على ورقة: ما تحتاجون إليه لتعيشوا مطمئنين، وما تتقاضونه اليوم، وما يجعلكم تنتقلون وأنتم سعداء. رقمكم في المنصة هو الثالث، والثاني لا يعرفه أحد سواكم، والأول حدّ لا تنزلون عنه.

ثم راجعوا الرقم كل بضعة أشهر. الراتب القديم في الملف يضر صاحبه مرتين: قد يجلب عروضًا أقل مما يستحق، وقد يؤخر مقابلة ريثما يُحدَّث. وتذكروا أن الدوام الجزئي ليس نصف الدوام الكامل دائمًا. أربع ساعات مركزة كل صباح قد تساوي أكثر من نصف يوم عمل.

ولا تخافوا من رقم مرتفع بشرط أن يسنده دليل: مهارة مقيسة، ومشروع يُرى، وتوصية من عميل سابق. الدليل يحوّل «غالٍ» إلى «يستحق».

## فخ المقارنة بين المدن

يُقال أحيانًا: «هذا الراتب مرتفع على مدينته». تبدو حجة اقتصادية، لكنها تنسى سؤالين. هل يدفع التقني ثمن أجهزته وأدواته واشتراكاته بأسعار مدينته، أم بأسعار العالم؟ وهل تنافسكم عليه شركات مدينته وحدها، أم شركات من كل مكان؟ من يعمل عن بُعد يعيش في سوقين معًا، والراتب الذي ينظر إلى سوق واحدة يخسر صاحبه في أول عرض من السوق الأخرى. فقارنوا الدور بالدور، والخبرة بالخبرة، ثم دعوا المدينة تشرح الفروق الصغيرة فقط.

## حين لا يلتقي الرقمان

يحدث هذا كثيرًا، وليس نهاية الطريق. قبل أن تفترقوا جربوا أربعة أبواب:

- دوام جزئي بدل الكامل في الأشهر الأولى.
- عقد أقصر مع مراجعة مكتوبة للراتب في نهايته.
- مستوى خبرة آخر: ربما يكفيكم متوسط مع إشراف خبير بضع ساعات.
- زيادة متفق عليها من الآن، بتاريخ ورقم.

وإن بقيت المسافة فقولوها بصراحة وبسرعة. «رقمك عادل وميزانيتنا أقل» جملة تحفظ الود، وقد تعيد الكفاءة نفسها إليكم بعد عام. أما المماطلة فتخسر بها الشركة الكفاءة ومن يسمع منها.

## ما الذي تغيّره الشفافية

تقصر المفاوضات، لأن ما كان يُخفى أصبح معروفًا. وتقل الانسحابات في اللحظة الأخيرة. ويشعر الفريق بأن الزيادة لها طريق معلوم، لا أنها مكافأة لمن يرفع صوته. وأهم من ذلك كله أن العلاقة تبدأ بصدق، وما يبدأ بصدق يسهل تجديده.

لا نقول انشروا كل الرواتب على الجدار. الشفافية ليست أن يعرف الجميع كل شيء، بل أن يعرف كل إنسان ما يحتاج إليه ليقرر، في الوقت الذي يحتاج إليه فيه. رقم واضح، لمن يهمه، قبل أن يبدأ الوعد.`

const en = `“What are your expectations?” Anyone who has looked for a job in our region knows the question. It arrives at the end of a pleasant call and turns it into a card game: each side hides its number and waits for the other to slip. In the end the work itself loses, because the relationship began with concealment.

## Why we hide numbers

Each side has a reason that sounds sensible. The company fears its current team will see a figure higher than their own. The technologist fears asking for less than was available. And where the cost of living differs so much from city to city, everyone dreads comparison.

But hiding the numbers does not remove them. It postpones meeting them until the worst moment, after three interviews and two weeks of enthusiasm, when both sides discover a gap that cannot be crossed.

## How it works here

On Fareeq every technologist sets a monthly salary in US dollars, one for full time and one for part time. The figure stays locked. A company does not see it until the interview process begins and its owner confirms that they are available and that the number still holds. Consent is given nomination by nomination, so nobody’s salary becomes a fact that travels between companies.

In that order, the number is known before anyone sits down to an interview, and not known before there is real interest. One piece of timing protects the company’s hours and the technologist’s privacy at once.

## Setting a fair number as a company

1. **Start from the value of the role, not from a passport.** If the role saves you a month of delay, it is worth the same whether its holder lives in Cairo or Kuwait.
2. **Write a narrow range.** A range that ends at three times where it began is not a range. It is a confession that the role is unclear.
3. **Count the whole cost.** Salary, withholding tax where it applies, service fee. One number in the budget beats two surprises later.
4. **Decide about raises before you are asked.** When are salaries reviewed, and what moves them? A written answer replaces a negotiation every six months.

## Setting yours as a technologist

Put three figures on a sheet of paper: what you need to live without worry, what you earn today, and what would make you move gladly. Your figure on the platform is the third. The second is nobody’s business but yours, and the first is the floor you do not go below.

Then look at it again every few months. An old salary in a profile hurts its owner twice: it may bring offers below what they are worth, and it may hold up an interview while it is corrected. Remember, too, that part time is not always half of full time. Four focused hours every morning can be worth more than half a working day.

And do not fear a high number, as long as evidence stands beneath it: a measured skill, a project that can be seen, a word from a former client. Evidence turns “expensive” into “worth it”.

## The trap of comparing cities

People sometimes say, “That is a lot for where they live.” It sounds like economics but forgets two questions. Does the technologist pay for hardware, tools and subscriptions at local prices or at the world’s? And are you competing for them with local companies only, or with companies everywhere? Those who work remotely live in two markets at once, and a salary that looks at just one of them is lost to the first offer from the other. Compare role with role and experience with experience, and let the city explain only the small differences.

## When the two numbers do not meet

It happens often, and it is not the end of the road. Before you part, try four doors:

- Part time instead of full time for the first months.
- A shorter contract, with a written salary review at its end.
- Another level: perhaps a mid-level hire will do, with an expert looking over their shoulder a few hours a week.
- A raise agreed today, with a date and an amount.

If the gap is still there, say so plainly and quickly. “Your number is fair and our budget is lower” keeps the goodwill, and may bring the same person back to you a year later.

## What transparency changes

Negotiations get shorter, because what used to be hidden is known. Fewer people withdraw at the last minute. The team sees that a raise has a known path and is not a prize for the loudest voice. Most important of all, the relationship starts honestly, and what starts honestly is easier to renew.

None of this means pinning every salary to the wall. Transparency is not everybody knowing everything. It is each person knowing what they need in order to decide, at the moment they need it: a clear number, for those it concerns, before the promise begins.`

export const SALARY_TRANSPARENCY = item(
  'article',
  'salary-transparency',
  {
    ar: {
      title: 'شفافية الرواتب: رقم واضح قبل الوعد',
      lead: 'إخفاء الراتب يؤجل المشكلة إلى أسوأ لحظة. كيف تحدد الشركة رقمًا عادلًا، وكيف يحدد التقني رقمه، وماذا يفعلان حين لا يلتقيان.',
      body: ar,
    },
    en: {
      title: 'Salary transparency: a clear number before the promise',
      lead: 'Hiding the salary only moves the problem to the worst moment. How a company sets a fair number, how a technologist sets theirs, and what to do when the two do not meet.',
      body: en,
    },
  },
  {
    topic: 'contracts',
    published_on: '2026-04-14',
    related: ['contract-types', 'reading-a-technical-assessment', 'cv-for-technologists'],
  },
)
