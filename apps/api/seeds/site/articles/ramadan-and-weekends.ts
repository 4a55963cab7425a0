import { item } from '../item.ts'

const ar = `في فريق موزع بين جدة والقاهرة ولاهور وبرلين، يوم الجمعة عطلة عند بعضهم ويوم عمل عند غيرهم، ويأتي رمضان فيصوم بعض الفريق ولا يصوم بعضه. ليس في هذا مشكلة، ما دام مكتوبًا. المشكلة تبدأ حين يفترض كل طرف أن تقويمه هو التقويم.

## أسبوعان في أسبوع واحد

من يعمل من الأحد إلى الخميس ومن يعمل من الاثنين إلى الجمعة يلتقيان أربعة أيام: الاثنين والثلاثاء والأربعاء والخميس. ويبقى لكل طرف يوم يعمل فيه وحده. عدّوا هذين اليومين هدية لا نقصًا:

- **الأحد** يوم هادئ لمن بدأ أسبوعه مبكرًا: كتابة، ومراجعة، ومهام طويلة دون مقاطعة.
- **الجمعة** يوم هادئ لمن بقي في عمله: اختبارات، وتنظيف، واستعداد للأسبوع التالي.

قاعدتان تمنعان الخلاف: لا تُطلق نسخة جديدة في يوم يغيب فيه نصف الفريق، ولا موعد نهائي يقع في عطلة أحد. وما عدا ذلك متروك لثقتكم.

## قبل رمضان بثلاثة أسابيع

التخطيط المتأخر لرمضان هو سبب معظم ضيقه. اجلسوا نصف ساعة واتفقوا على أربعة أشياء:

1. **ساعات العمل.** في كثير من دول المنطقة تقصر ساعات الدوام في رمضان، وبعضها ينظّم ذلك بنص نظامي. اسألوا كل زميل عن نظام بلده وعما يناسبه، ثم اكتبوا ساعات الشهر في مكان يراه الجميع.
2. **نافذة الاجتماعات.** الأسهل عادة من العاشرة صباحًا إلى الواحدة ظهرًا بتوقيت الرياض. التركيز حاضر، والإفطار بعيد.
3. **حجم العمل.** إن قصرت الساعات فلتقصر الخطة معها. وعدٌ بثمانين في المئة يتحقق خير من وعد كامل يُؤجل.
4. **المناوبات.** لا مناوبة عند أذان المغرب ولا قبله بنصف ساعة لمن يصوم، وليتولاها زميل في منطقة زمنية أخرى أو من لا يصوم، ثم يُعوَّض عنها في العيد.

## خلال الشهر

ابدؤوا الاجتماع في وقته وأنهوه قبل وقته. اجعلوا ما يمكن كتابته مكتوبًا. ولا تسألوا أحدًا هل يصوم، فهذا شأنه. يكفي أن تكون القواعد صالحة للجميع: من أراد أن يبدأ بعد الفجر فليبدأ، ومن أراد أن يكمل ساعته بعد التراويح فليكملها، ما دامت الساعات المشتركة محفوظة.

والمقابلات أيضًا لها أدبها. موعد في الخامسة عصرًا يأتي في أضعف ساعات الصيام. اقترحوا الصباح، وإن لم يتيسر فبعد الإفطار بساعتين. منصتنا تنبه إلى هذا عند اختيار الموعد ولا تمنعه، لأن القرار لكم وللكفاءة.

أما الزملاء الذين لا يصومون فلا يُطلب منهم أن يتصرفوا كأنهم يصومون. يكفي قدر من اللطف: لا دعوة غداء جماعية عبر الشاشة، ولا مزاح حول الطعام في منتصف النهار.

## العيد والعطل الأخرى

موعد العيد لا يُعرف يقينًا إلا قبل يوم أو يومين، وهذا يربك من لم يعتده. الحل بسيط: احجزوا في التقويم أسبوعًا كاملًا دون إطلاق أو مواعيد نهائية، وسمّوه «أسبوع العيد». من كانت عطلته ثلاثة أيام عمل في الباقي عملًا هادئًا، ومن سافر إلى أهله عاد دون قلق.

وافعلوا الشيء نفسه لعطل الآخرين. اطلبوا من كل زميل في أول السنة أن يضيف عطلات بلده إلى تقويم الفريق. عشر دقائق تمنع عشر رسائل عنوانها «لماذا لا يرد أحد؟».

## حالة الفريق في سطر واحد

أبسط أداة رأيناها لا تحتاج إلى برنامج: رسالة ثابتة في أعلى قناة الفريق، يحدّثها كل زميل صباح يومه الأول في الأسبوع. «سلمان: أعمل حتى الثالثة، لا اجتماعات بعد الثانية». «إيفا: إجازة الخميس». «منال: أبدأ بعد الفجر هذا الأسبوع». سطر لكل زميل، يقرؤه الجميع قبل أن يرسلوا أي دعوة. لا تقارير ولا مراقبة، فالغرض أن نعرف متى نسأل، لا أن نعدّ الساعات.

## انضمام زميل جديد في هذا الوقت

إن بدأ أحدهم عمله في رمضان أو قبل العيد مباشرة فخطة الأسبوع الأول تتغير قليلًا:

- قصّروا مكالمات التعريف إلى عشرين دقيقة، ووزعوها على الصباحات.
- أعطوه مهمة مكتوبة واضحة يستطيع أن يبدأ بها وحده في اليوم الهادئ.
- عرّفوه بمن يغيب ومتى، باسمه ويومه، حتى لا يظن الصمت تجاهلًا.
- أجّلوا جلسة التقييم الأولى إلى ما بعد العيد بأسبوع. فمن العدل أن يكون الحكم على شهر عادي كامل.

## جملة واحدة للجدار

إن أردتم قاعدة واحدة تختصر ما سبق فهي هذه: **التقويم المشترك هو أول وثيقة في الفريق، والافتراض هو أول خطأ فيه.** اكتبوا، واسألوا، واتركوا لكل إنسان يومه. الفريق الذي يحترم عطلة زميله يجد زميله حاضرًا حين يحتاج إليه.`

const en = `In a team spread over Jeddah, Cairo, Lahore and Berlin, Friday is a day off for some and a working day for others, and Ramadan comes round with part of the team fasting and part not. None of that is a problem as long as it is written down. The problem starts when each side assumes that its calendar is the calendar.

## Two weeks inside one

People who work Sunday to Thursday and people who work Monday to Friday share four days. Each side has one more on its own. Treat those two days as a gift rather than a gap:

- **Sunday** is a quiet day for those who started early: writing, reviewing, long tasks without interruption.
- **Friday** is a quiet day for those still at work: tests, tidying up, getting ready for the week ahead.

Two rules keep the peace. No release on a day when half the team is away, and no deadline that falls on anybody’s weekend. The rest you can leave to trust.

## Three weeks before Ramadan

Late planning causes most of the strain. Sit down for half an hour and agree on four things:

1. **Hours.** Many countries in the region shorten the working day in Ramadan, some of them by law. Ask each colleague what applies where they live and what suits them, then write the month’s hours where everyone can see them.
2. **A meeting window.** The easiest is usually ten in the morning to one in the afternoon, Riyadh time. Heads are clear and sunset is far away.
3. **The amount of work.** If the hours shrink, let the plan shrink with them. Eighty per cent promised and delivered is better than a full plan postponed.
4. **On-call.** Nobody who fasts is on call at sunset or in the half hour before it. A colleague in another zone, or one who is not fasting, takes those shifts and gets them back at Eid.

## During the month

Start meetings on time and end them early. Put in writing whatever can be written. And do not ask people whether they are fasting; that is theirs. It is enough that the rules work for everyone. Whoever wants to start after dawn may do so, and whoever wants to finish an hour late in the evening may do that, as long as the shared hours hold.

Interviews have manners too. A slot at five in the afternoon puts a fasting candidate in their weakest hour. Offer the morning, or if that is impossible, two hours after sunset. Our platform points this out when you choose a slot and does not forbid it, because the decision belongs to you and the candidate.

Colleagues who do not fast are not expected to behave as if they did. A little kindness is enough: no group lunch on camera, no jokes about food at noon.

## Eid and everybody else’s holidays

The date of Eid is certain only a day or two ahead, which unsettles people who are new to it. The cure is simple. Block a whole week in the calendar with no releases and no deadlines, and call it Eid week. Those whose holiday lasts three days spend the rest of it on quiet work.

Do the same for other people’s holidays. At the start of the year, ask every colleague to add their country’s days off to the team calendar. Ten minutes prevent ten messages titled “why is nobody answering?”

## The team in one line each

The simplest tool we know needs no software: a pinned message at the top of the team channel that everyone updates on the first morning of their week. “Salman: working until three, no meetings after two.” “Eva: off on Thursday.” “Manal: starting after dawn this week.” One line per person, read by all before any invitation goes out. No reports and no surveillance. The point is to know when to ask, not to count hours.

## Someone new joining just then

If a colleague starts during Ramadan or right before Eid, the plan for week one changes a little:

- Keep introductory calls to twenty minutes and spread them over the mornings.
- Give them one clear, written task that they can begin alone on a quiet day.
- Tell them who will be away and when, by name and date, so that silence is not mistaken for indifference.
- Move the first review to a week after Eid. It is only fair to judge a person by an ordinary month.

## One sentence for the wall

If you want a single rule that sums it up, take this one: **the shared calendar is a team’s first document, and assumption is its first mistake.** Write things down, ask, and leave every person their day. A team that respects a colleague’s day off finds that colleague there when it matters.`

export const RAMADAN_AND_WEEKENDS = item(
  'article',
  'ramadan-and-weekends',
  {
    ar: {
      title: 'رمضان وعطلتان أسبوعيتان: فريق موزع بتقويم واحد',
      lead: 'بعض الفريق يستريح الجمعة وبعضه الأحد، وبعضه يصوم وبعضه لا. خطة عملية للساعات والاجتماعات والمناوبات والعيد، ولمن ينضم في تلك الأيام.',
      body: ar,
    },
    en: {
      title: 'Ramadan and two weekends: one calendar for a remote team',
      lead: 'Some rest on Friday and some on Sunday; some fast and some do not. A practical plan for hours, meetings, on-call and Eid, and for whoever joins just then.',
      body: en,
    },
  },
  {
    topic: 'remote-work',
    published_on: '2026-01-20',
    related: ['hiring-across-time-zones', 'two-slot-interviews', 'building-an-mvp-team'],
  },
)
