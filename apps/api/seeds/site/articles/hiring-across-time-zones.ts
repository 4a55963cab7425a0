import { item } from '../item.ts'

const ar = `الفارق بين الرياض والدار البيضاء ساعتان في معظم السنة، وبين عمّان وكوالالمبور خمس. أرقام صغيرة على الورق، لكنها تقرر كل يوم متى يُجاب السؤال، ومتى تُراجع الشيفرة، ومن يبقى ساهرًا حين يتعطل الخادم. والخبر الجيد أن هذا كله يمكن ترتيبه قبل أول مقابلة، بورقة واحدة وخمسة أسئلة.

## ابدؤوا من الساعات المشتركة لا من الخريطة

السؤال الشائع: «في أي دولة نبحث؟». والسؤال الأنفع: «كم ساعة في اليوم نحتاج أن نكون متصلين معًا؟». فريق يكتب قراراته ويوزع مهامه بوضوح تكفيه ساعتان أو ثلاث. وفريق ما زال يكتشف منتجه ويغيّر رأيه كل صباح يحتاج إلى أربع أو خمس.

اكتبوا ساعات عملكم، ثم ظلّلوا الساعات التي لا غنى عنها: الاجتماع اليومي، ومراجعة الشيفرة، والاستجابة للأعطال. ما ظُلّل هو شرطكم الحقيقي، وما عداه مرونة تتنازلون عنها راضين. وستجدون غالبًا أن الشرط أقصر مما ظننتم، وأن رقعة البحث اتسعت.

## ثلاثة أنماط ناجحة

- **الجوار**: فارق لا يتجاوز ثلاث ساعات. يعمل الجميع تقريبًا في اليوم نفسه، ولا يحتاج الفريق إلا إلى توحيد موعد الاستراحة والاجتماعات.
- **نصف اليوم**: فارق من أربع إلى ست ساعات. لكم نصف يوم مشترك ونصف يوم هادئ لكل طرف. هذا النمط ممتاز لمن يحتاج إلى تركيز طويل، بشرط أن تُكتب الأسئلة قبل نهاية الساعات المشتركة.
- **التسليم**: فارق ثماني ساعات أو أكثر. يبدأ أحدهم حين ينتهي الآخر. لا ينجح إلا مع توثيق صارم، ولا يصلح لأول تعيين في الفريق.

إن كانت هذه تجربتكم الأولى عن بُعد فابدؤوا بالجوار، ثم وسّعوا الدائرة حين تستقر عاداتكم.

## ما الذي يُكتب في الطلب

الطلب الغامض يجلب ترشيحات لا تناسبه. أربعة أسطر تكفي:

1. المنطقة الزمنية لفريق العمل، باسم المدينة لا بالفارق عن غرينتش، لأن الفارق يتغير مع التوقيت الصيفي في بعض الدول.
2. الساعات المشتركة المطلوبة، وبتوقيت أي مدينة.
3. أيام العمل، فالأسبوع يبدأ الأحد عند بعضنا والاثنين عند بعضنا الآخر.
4. هل هناك مناوبة للأعطال؟ وكيف تُعوَّض؟

بهذه الأسطر تعرف الكفاءة من البداية هل تناسبها الحياة التي تعرضونها، وتعرفون أنتم أن كل من بقي في القائمة بقي عن علم.

## المقابلة اختبار للتوقيت أيضًا

اقترحوا موعدين يفصل بينهما يومان، أحدهما صباحًا والآخر بعد الظهر بتوقيت الكفاءة. إن قُبل أحدهما دون عناء فهذا دليل عملي على أن ساعاتكم تلتقي. وإن جاء الاعتذار عن الاثنين لأنهما في منتصف الليل فقد عرفتم الجواب قبل أن توقعوا عقدًا.

واحرصوا على أن يحمل كل موعد اسمي المدينتين: «2:30 م بتوقيت الرياض، 12:30 م بتوقيت الدار البيضاء». سطر واحد يمنع معظم حالات الغياب عن المقابلات.

واسألوا في المقابلة سؤالًا واحدًا عن العادات: «ماذا تفعل حين يستعصي عليك أمر ولا أحد متصل؟». الجواب الذي تبحثون عنه ليس «أنتظر»، ولا «أتصل بالمدير ليلًا»، بل قائمة قصيرة: أعيد قراءة الوثائق، أكتب ما جربته، أترك سؤالًا واضحًا، ثم أنتقل إلى مهمة أخرى.

## الأسبوعان الأولان

كثير من التعيينات عن بُعد لا تفشل في المهارة، بل في الصمت. لذلك:

- عيّنوا زميلًا واحدًا يجيب عن الأسئلة الصغيرة، يقع يومه ضمن ساعات القادم الجديد.
- ليكن أول تسليم في اليوم الثالث لا في الأسبوع الثالث، ولو كان سطرًا واحدًا في صفحة مساعدة.
- اكتبوا القرارات في مكان واحد. ما قيل في مكالمة ولم يُكتب لم يحدث بالنسبة إلى من كان نائمًا.
- راجعوا الساعات المشتركة بعد عشرة أيام. قد تكتشفون أن ساعة واحدة في الصباح تغني عن ساعتين في المساء.

## العدل في التوقيت

الفارق الزمني عبء، فوزّعوه. إن كان اجتماع الأسبوع متأخرًا على زميل في تونس هذا الشهر، فليكن مبكرًا على زميل في الرياض الشهر القادم. وسجّلوا ما لا يحتاج إلى حضور، واجعلوا الحضور اختياريًا حيث أمكن. الناس يتحملون الساعة المتعبة حين يرونها تدور على الجميع.

## قائمة سريعة قبل الإعلان

- هل كتبنا الساعات المشتركة بتوقيت مدينة محددة؟
- هل نعرف أي اجتماعاتنا يمكن أن يصبح رسالة؟
- هل تعرف لجنة المقابلة المنطقة الزمنية للكفاءة قبل اقتراح المواعيد؟
- هل اتفقنا على يوم عطلة مشترك واحد على الأقل؟
- هل سمّينا من يجيب عن أسئلة الأسبوع الأول؟

إن كانت الإجابة «نعم» خمس مرات فالمسافة لم تعد عائقًا، بل أصبحت طريقًا إلى من لم تكونوا لتلتقوا بهم في مدينتكم.`

const en = `Riyadh and Casablanca are two hours apart for most of the year; Amman and Kuala Lumpur are five. Small numbers on paper, but every day they decide when a question gets answered, when code gets reviewed and who is awake when a server falls over. The good news is that all of it can be settled before the first interview, with one sheet of paper and five questions.

## Start from overlap, not from the map

The usual question is “which country should we look in?” A better one is “how many hours a day do we need to be online together?” A team that writes its decisions down and hands out clear tasks gets by on two or three. A team that is still discovering its product and changes its mind every morning needs four or five.

Draw your working day and shade the hours you truly cannot do without: the daily meeting, code review, incident response. What is shaded is your real requirement. Everything else is flexibility you can happily give away. Most teams find that the requirement is shorter than they believed, and that the search area has just doubled.

## Three patterns that work

- **Neighbours**: up to three hours apart. Everyone shares more or less the same day; all you need to align is lunch and meetings.
- **Half-day**: four to six hours apart. You get half a day together and a quiet half each. Excellent for work that needs long concentration, provided questions are written down before the shared hours end.
- **Relay**: eight hours or more. One person starts when the other stops. It works only with disciplined documentation, and it is a poor choice for a team’s first remote hire.

If this is your first time, begin with neighbours and widen the circle once your habits have settled.

## What to write in the request

A vague request attracts vague candidates. Four lines are enough:

1. The team’s time zone, as a city rather than an offset. Offsets move with summer time; cities do not.
2. The overlap you need, and in whose time.
3. Your working days. The week starts on Sunday for some of us and on Monday for others.
4. Whether there is an on-call rota, and how it is compensated.

With those lines a candidate knows from the start whether the life you offer suits them, and you know that everyone still on the list stayed with open eyes.

## The interview is a test of time as well

Offer two slots, two days apart, one in the morning and one in the afternoon of the candidate’s day. If one of them is easy to accept, you have practical proof that your hours meet. If both fall in the middle of the night, you have learned something important before signing anything.

Make sure every invitation names both cities: “2:30 pm Riyadh, 12:30 pm Casablanca”. That single line prevents most missed interviews.

Then ask one question about habit: “What do you do when you are stuck and nobody is online?” The answer you hope for is neither “I wait” nor “I phone the manager at midnight”. It is a short list: I reread the docs, I write down what I tried, I leave a clear question, and I pick up another task.

## The first two weeks

Many remote hires do not fail on skill. They fail on silence. So:

- Name one colleague for small questions, someone whose day falls inside the newcomer’s hours.
- Let the first delivery happen on day three, not in week three, even if it is one line on a help page.
- Keep decisions in one place. What was said on a call and never written down did not happen, as far as the person who was asleep is concerned.
- Review the overlap after ten days. One hour in the morning may turn out to be worth two in the evening.

## Be fair with the clock

A time difference is a burden, so share it. If the weekly meeting is late for a colleague in Tunis this month, let it be early for a colleague in Riyadh the next. Record what does not need attendance, and make attendance optional wherever you can. People put up with a tiring hour when they see it going round the table.

## A short checklist before you publish

- Have we written the overlap in the time of a named city?
- Do we know which of our meetings could be a message?
- Do the interviewers know the candidate’s time zone before they propose slots?
- Have we agreed on at least one shared day off?
- Have we named the person who answers questions in week one?

Five times yes, and distance is no longer an obstacle. It is the way to people you would never have met in your own city.`

export const HIRING_ACROSS_TIME_ZONES = item(
  'article',
  'hiring-across-time-zones',
  {
    ar: {
      title: 'توظيف المهندسين عبر المناطق الزمنية',
      lead: 'الساعات المشتركة أهم من الخريطة: كيف تحددون ما تحتاجون إليه فعلًا، وماذا تكتبون في الطلب، وكيف يمر الأسبوعان الأولان بسلام.',
      body: ar,
    },
    en: {
      title: 'Hiring engineers across time zones',
      lead: 'Overlap matters more than the map: how to find out what you really need, what to write in the request, and how to get through the first two weeks.',
      body: en,
    },
  },
  {
    topic: 'hiring',
    published_on: '2026-02-10',
    related: ['two-slot-interviews', 'ramadan-and-weekends', 'building-an-mvp-team'],
  },
)
