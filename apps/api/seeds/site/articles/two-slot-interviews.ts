import { item } from '../item.ts'

const ar = `رسالة تقول: «هل يناسبك الثلاثاء؟». ثم رد بعد يوم: «للأسف لا، هل يمكن الأربعاء؟». ثم «الأربعاء عندنا اجتماع». أسبوع كامل يضيع في البحث عن نصف ساعة، والكفاءة المناسبة في أثناء ذلك تكلّم شركة أخرى. لهذا نطلب على منصة فريق موعدين، لا موعدًا واحدًا ولا عشرة.

## لماذا اثنان بالضبط

موعد واحد أمر واقع: إن لم يناسب بدأت المراسلات مرة أخرى. وعشرة مواعيد عبء: تحجزون نصف أسبوعكم، وتحتار الكفاءة في اختيار ما يرضيكم. الموعدان اختيار حقيقي يُتخذ في دقيقة.

وهناك سبب ثانٍ. حين تختارون موعدين متباعدين تضطرون إلى التفكير في يوم الطرف الآخر، وهذه أول مجاملة مهنية بينكما.

## كيف تختارون موعدين جيدين

- **يومان بينهما على الأقل.** من كان مسافرًا يوم الاثنين قد يكون مسافرًا يوم الثلاثاء أيضًا.
- **واحد في الصباح وواحد بعد الظهر**، بتوقيت الكفاءة لا بتوقيتكم. من يعمل صباحًا في وظيفته الحالية سيشكركم.
- **لا يوم جمعة ولا يوم سبت** إن كانت عطلة الكفاءة فيهما، ولا يوم أحد إن كانت في أوروبا.
- **قبل الموعد بأربع وعشرين ساعة على الأقل.** المقابلة المفاجئة تقيس سرعة ارتداء القميص، لا الكفاءة.
- **خمس وأربعون دقيقة** تكفي لمعظم المقابلات. اتركوا الربع الأخير من الساعة لكتابة رأيكم وما سمعتموه ما زال حاضرًا.

المنصة تنبهكم إلى هذا كله وأنتم تختارون. تنبه ولا تمنع، فأنتم أدرى بظروفكم.

## ماذا تفعل الكفاءة

أمامها ثلاثة خيارات. تقبل أحد الموعدين فتُثبَّت المقابلة ويصل الرابط إلى الطرفين، وعليه اسم المدينتين والوقت في كل منهما. أو تقترح موعدًا آخر مع سطر يشرح السبب، فتؤكدون أو تعتذرون. أو تعتذر عن الفرصة كلها، وهذا حقها، ومعرفة ذلك اليوم خير من معرفته بعد أسبوع.

وإن مرت المهلة دون جواب انتهى الطلب من تلقاء نفسه وعرف الجميع. لا يبقى أحد معلقًا بين «نعم» و«ربما».

## قبل المقابلة بيوم

خمس دقائق تصنع الفرق:

1. اقرؤوا الملف الشخصي وتقرير التقييم، واختاروا منهما نقطتين لا عشرًا.
2. اتفقوا على من يسأل ماذا. مقابلة يسأل فيها ثلاثة أشخاص السؤال نفسه تهين الجميع.
3. جربوا الرابط والصوت.
4. جهزوا جوابًا صادقًا عن سؤال سيُطرح: «كيف يبدو يومي في أول شهر؟».

## خطة لخمس وأربعين دقيقة

- **خمس دقائق ترحيب.** من أنتم، وماذا تبنون، ولماذا الآن.
- **خمس عشرة دقيقة عن عمل أنجزته الكفاءة.** اختاروا مشروعًا واحدًا وتعمّقوا فيه: لماذا هذا القرار؟ ما البديل الذي رفضته؟ ما الذي ندمت عليه؟
- **خمس عشرة دقيقة عن مشكلة من عندكم.** حقيقية وصغيرة، تفكرون فيها معًا بصوت مسموع. انتبهوا إلى الأسئلة قبل أن تنتبهوا إلى الأجوبة.
- **عشر دقائق لأسئلة الكفاءة.** لا تقصروها أبدًا، فالأسئلة أصدق من الأجوبة.

## مقابلة بلغتين

كثير من مقابلاتنا تبدأ بالعربية وتنتهي بالإنجليزية، أو العكس. لا بأس، لكن اتفقوا على ذلك في أول دقيقة: بأي لغة نتكلم عن التقنية، وبأيها نتعارف؟ وإن كان العمل اليومي بالإنجليزية فليكن ربع المقابلة على الأقل بها، حتى لا يُفاجأ أحد بعد التوقيع. ولا تخلطوا بين الطلاقة والفهم: من يتمهل في اختيار كلماته قد يكون أدق من غيره في اختيار حلوله.

## بعدها مباشرة

اكتبوا رأيكم في المقابلة في اليوم نفسه: قبول أو رفض، مع السبب. الرفض دون سبب يترك الكفاءة تخمّن، والسبب المحدد يعلّمها شيئًا. ومهلة الرأي أسبوعان، ثم يُغلق الباب، لأن رأيًا يُكتب بعد شهر لا يصف مقابلة بل يصف ذكرى.

وإن كان الرأي قبولًا فقولوا متى تأتي الخطوة التالية وممن. أطول ساعة في الانتظار هي التي تلي مقابلة جيدة.

## أخطاء صغيرة تكلف كثيرًا

تغيير الموعد قبله بساعة. دخول أربعة أشخاص بكاميرات مغلقة. سؤال عن الراتب والرقم أمامكم في الملف. لغز ذكاء لا علاقة له بالعمل. وعد بالرد «قريبًا» دون تاريخ. كل واحد منها صغير وحده، ومجموعها هو ما تتناقله الكفاءات عن شركتكم.

## وإن كانت المقابلة لكم

ردوا على الموعدين في اليوم نفسه ولو بالاعتذار. إن اقترحتم موعدًا آخر فاقترحوا موعدين، للسبب نفسه الذي يجعلكم تفضلون أن يُقترح عليكم اثنان. اختبروا الصوت قبل عشر دقائق، وجهزوا مشروعًا واحدًا تحبون الحديث عنه. والبسوا ما تشاؤون، لكن اجلسوا حيث الضوء أمامكم لا خلفكم. التفاصيل الصغيرة تقول إنكم تحترمون الوقت، والوقت هو الشيء الوحيد الذي يدفعه الطرفان مقدمًا.`

const en = `A message says, “Would Tuesday suit you?” A day later: “I’m afraid not, could we do Wednesday?” Then: “We have a meeting on Wednesday.” A week goes by in search of half an hour, and meanwhile a good candidate is talking to somebody else. That is why Fareeq asks for two slots. Not one, and not ten.

## Why exactly two

One slot is a take-it-or-leave-it: if it does not fit, the correspondence starts over. Ten slots are a burden: you block half your week and the candidate wonders which one would please you. Two make a real choice that takes a minute.

There is a second reason. Choosing two slots well apart makes you think about the other person’s day, and that is the first professional courtesy between you.

## How to choose two good ones

- **At least two days apart.** Someone who is travelling on Monday may well be travelling on Tuesday too.
- **One in the morning and one in the afternoon**, in the candidate’s time rather than yours. Those who work mornings in their current job will thank you.
- **No Friday or Saturday** where that is the weekend, and no Sunday for someone in Europe.
- **At least twenty-four hours ahead.** A surprise interview measures how fast a person can find a clean shirt.
- **Forty-five minutes** is enough for most interviews. Keep the last quarter of the hour for writing down what you think while it is fresh.

The platform points all of this out while you choose. It advises and never forbids, because you know your circumstances best.

## What the candidate does

There are three doors. They pick a slot, the interview is fixed, and both sides receive the link with two city names and the time in each. Or they propose another time with a line saying why, and you confirm or decline. Or they turn the opportunity down altogether, which is their right, and better learned today than next week.

If the deadline passes without an answer, the request ends by itself and everybody is told. Nobody is left hanging between yes and maybe.

## The day before

Five minutes make the difference:

1. Read the profile and the assessment report, and take two points from them, not ten.
2. Agree on who asks what. An interview in which three people ask the same question insults everyone.
3. Try the link and the sound.
4. Prepare an honest answer to a question that will come: “What will my days look like in the first month?”

## A plan for forty-five minutes

- **Five minutes of welcome.** Who you are, what you are building, why now.
- **Fifteen on something the candidate has made.** Choose one project and go all the way down. Why this decision? Which alternative did you reject? What do you regret?
- **Fifteen on a problem of yours.** Real and small, thought through together and aloud. Watch how they ask before you watch how they answer.
- **Ten for their questions.** Never cut these short. A candidate’s questions are more truthful than their answers.

## One interview, two languages

Many of our interviews start in Arabic and end in English, or the other way round. That is fine, but agree on it in the first minute: which language for the technical part, and which for getting acquainted? If daily work happens in English, let at least a quarter of the interview be in English, so that nobody is surprised after signing. And do not mistake fluency for understanding. Someone who chooses words slowly may choose solutions carefully.

## Right afterwards

Write your feedback the same day: accept or reject, with the reason. A rejection without a reason leaves a person guessing, while a specific one teaches them something. The window for feedback is two weeks, and then it closes, because an opinion written a month later describes a memory and not an interview.

If the answer is yes, say when the next step comes and from whom. The longest hour in a candidate’s life is the one after an interview that went well.

## Small mistakes that cost a lot

Moving the time an hour before. Four people joining with their cameras off. Asking about salary when the figure is in the file in front of you. A brain-teaser that has nothing to do with the job. A promise to reply “soon” without a date. Each is minor alone. Together they are what candidates tell each other about your company.

## And if you are the candidate

Answer the two slots the same day, even if it is to decline. If you propose another time, propose two, for the same reason you like to be offered two. Test your sound ten minutes early and have one project ready that you enjoy talking about. Wear what you like, but sit with the light in front of you. Small details say that you respect time, and time is the one thing both sides pay in advance.`

export const TWO_SLOT_INTERVIEWS = item(
  'article',
  'two-slot-interviews',
  {
    ar: {
      title: 'موعدان لا موعد واحد: مقابلة تُحجز في دقيقة',
      lead: 'لماذا نطلب موعدين بالضبط، وكيف تختارونهما، وخطة مقابلة من خمس وأربعين دقيقة تعرفون في نهايتها ما تريدون معرفته.',
      body: ar,
    },
    en: {
      title: 'Two slots, not one: an interview booked in a minute',
      lead: 'Why we ask for exactly two slots, how to choose them, and a plan for forty-five minutes after which you know what you wanted to know.',
      body: en,
    },
  },
  {
    topic: 'hiring',
    published_on: '2026-07-28',
    related: ['reading-a-technical-assessment', 'hiring-across-time-zones', 'cv-for-technologists'],
  },
)
