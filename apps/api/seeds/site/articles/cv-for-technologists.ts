import { item } from '../item.ts'

const ar = `من يقرأ السيرة الذاتية لا يقرؤها، بل يمسحها بعينه في أقل من دقيقة، ثم يقرر هل يعود إليها. هذه ليست قسوة منه، فأمامه أربعون غيرها. والخبر الجيد أن السيرة التقنية الجيدة لا تحتاج إلى مصمم ولا إلى لغة فخمة. تحتاج إلى أن تجيب بسرعة عن ثلاثة أسئلة: ماذا تبنون؟ بماذا؟ وما الذي تغيّر بعد أن بنيتم؟

## النصف الأول من الصفحة الأولى

هنا تُربح المعركة أو تُخسر. ضعوا فيه أربعة أشياء فقط:

- الاسم والدور كما تريدون أن يُقرأ: «مهندسة بيانات» لا «محترفة شغوفة بالتقنية».
- المدينة والمنطقة الزمنية، ووسيلة تواصل واحدة تعمل.
- سطران يلخصان الخبرة: عدد السنوات، ونوع المنتجات، وأحجامها.
- رابط واحد يستحق الفتح: مستودع، أو موقع، أو تطبيق منشور.

أما الصورة والحالة الاجتماعية ورقم الهوية فلا مكان لها. لا تفيد قارئًا عادلًا، وتغري غيره.

## اكتبوا الأثر لا الوصف

كل سطر في الخبرات يبدأ بفعل وينتهي بنتيجة. قارنوا:

> قبل: مسؤول عن تطوير واجهات النظام وصيانتها.

> بعد: أعدت بناء صفحة الدفع باستخدام React، فأصبحت تُفتح في ثانيتين بدل سبع على الهواتف القديمة.

السطر الثاني أطول قليلًا، لكنه يقول ماذا ولماذا وبكم. وإن لم تكن لديكم أرقام فاكتبوا ما رأيتموه: عدد من استخدم الأداة، أو العمل اليدوي الذي اختفى، أو العطل الذي لم يعد يتكرر. ولا تخترعوا رقمًا أبدًا، فأول سؤال في المقابلة سيكون عنه.

ثلاثة إلى خمسة أسطر لكل وظيفة تكفي. وما مضى عليه أكثر من عشر سنوات يكفيه سطر.

## المهارات: أقل وأصدق

قائمة من خمسين تقنية تقول إن صاحبها لا يتقن أيًا منها. رتبوها في ثلاث مجموعات: ما تعملون به كل يوم، وما عملتم به وتعودون إليه بسهولة، وما تتعلمونه الآن. القارئ الخبير يحترم المجموعة الثالثة أكثر مما تظنون.

اكتبوا أسماء التقنيات كما يكتبها أصحابها: PostgreSQL وTypeScript وNode.js. خطأ في الاسم يوحي بأن المعرفة من بعيد. واتركوا أشرطة التقدم والنجوم جانبًا. ماذا يعني أن تعرفوا Python بنسبة 80%؟

## سيرة بلغتين

في منطقتنا قد يقرأ سيرتكم مدير توظيف بالعربية ومهندس بالإنجليزية. اكتبوا نسختين كاملتين بدل نسخة نصفها من هنا ونصفها من هناك. لا تترجموا كلمة بكلمة: العربية تحب الجملة الفعلية القصيرة، والإنجليزية تحب الفعل في أول السطر. وأبقوا أسماء التقنيات والشركات كما هي في النسختين.

واكتبوا اسمكم بالحرفين العربي واللاتيني كما في جواز السفر، حتى لا تُسجَّلوا مرتين في نظامين.

## ملف تقرؤه الآلة أيضًا

كثير من السير تمر على برنامج قبل أن تمر على إنسان. وهذه نصائح صغيرة لكي لا يضيع تعبكم:

1. ملف PDF يمكن تحديد نصه بالفأرة، لا صورة ممسوحة ضوئيًا.
2. عمود واحد. العمودان جميلان، لكن القارئ الآلي يخلط بينهما.
3. عناوين معروفة: الخبرات، التعليم، الشهادات، المهارات.
4. تواريخ بالشهر والسنة، وبصيغة واحدة في الملف كله.
5. اسم ملف مفهوم: الاسم والدور، لا «سيرة نهائية 7».

حين ترفعون سيرتكم إلى منصة فريق نعرض بجانب كل حقل السطر الذي قرأناه منه، ولا نحفظ شيئًا حتى تراجعوه وتقبلوه. فإن أخطأنا في شيء فالإصلاح بضغطة.

## الفجوات والبدايات

سنة دون عمل ليست عيبًا يُخفى. سطر صادق يكفي: «عام لرعاية الأسرة، وأنجزت خلاله دورتين في الحوسبة السحابية». والصمت هو ما يثير الأسئلة.

ومن كان في أول الطريق فليضع المشاريع مكان الخبرات. مشروع واحد مكتمل، له مستخدمون ولو كانوا خمسة، وصفحة تشرح لماذا بُني هكذا، أثقل من ست شهادات حضور.

## رسالة من خمسة أسطر

إن أُرسلت السيرة مع رسالة فلتكن قصيرة. سطر يقول لماذا هذه الشركة بالذات، وسطران عن عمل سابق يشبه ما تبحث عنه، وسطر عن التفرّغ وموعد البدء، وسطر شكر. لا تعيدوا فيها ما في السيرة، ولا تبدؤوا بعبارة «أنا الموقع أدناه». الرسالة الجيدة تُقرأ قبل السيرة وتجعل قارئها يفتحها وهو يبحث عن شيء محدد، وهذا نصف القبول.

## قبل الإرسال

- هل يعرف القارئ دوركم في عشر ثوانٍ؟
- هل في كل وظيفة نتيجة واحدة على الأقل؟
- هل تعمل الروابط كلها من متصفح لم تسجلوا الدخول فيه؟
- هل قرأها صديق وأخبركم بما فهمه منها؟
- هل حذفتم «أجيد العمل تحت الضغط»؟

السيرة الذاتية ليست قصة حياتكم. إنها دعوة إلى حديث. فإن جعلت القارئ يريد أن يسألكم سؤالًا واحدًا فقد أدت عملها.`

const en = `The person who reads your CV does not read it. They sweep their eyes over it for less than a minute and decide whether to come back. That is not cruelty; there are forty others waiting. The good news is that a good technical CV needs neither a designer nor grand language. It needs to answer three questions quickly. What do you build? With what? And what changed once you had built it?

## The top half of page one

This is where it is won or lost. Put four things there and nothing else:

- Your name, and your role as you want it read: “Data engineer”, not “passionate technology professional”.
- Your city and time zone, and one way to reach you that works.
- Two lines that sum up your experience: how many years, what kind of products, how large.
- One link worth opening: a repository, a site, a published app.

Leave out the photograph, marital status and identity numbers. They are no use to a fair reader and a temptation to the other kind.

## Write effect, not description

Every line under experience starts with a verb and ends with a result. Compare:

> Before: Responsible for developing and maintaining the system’s interfaces.

> After: Rebuilt the checkout in React, so that it opens in two seconds instead of seven on older phones.

The second is slightly longer, but it says what, why and how much. If you have no figures, write what you saw: how many people used the tool, which manual chore disappeared, which fault stopped coming back. Never invent a number. It will be the first thing you are asked about.

Three to five lines per job is plenty. Anything more than ten years old needs only one.

## Skills: fewer and truer

A list of fifty technologies says that its owner has mastered none. Sort them into three groups: what you use every day, what you have used and could pick up again easily, and what you are learning now. Experienced readers respect the third group more than you would expect.

Spell names the way their makers do: PostgreSQL, TypeScript, Node.js. A misspelt name suggests knowledge from a distance. And drop the progress bars and stars. What would it mean to know 80% of Python?

## A CV in two languages

In our region a recruiter may read you in Arabic and an engineer in English. Write two complete versions rather than one that is half of each. Do not translate word for word: Arabic likes a short verbal sentence, while English likes the verb at the start of the line. Keep the names of technologies and companies as they are in both.

And write your own name in both scripts exactly as in your passport, so that you do not become two people in two systems.

## A file that machines can read too

Many CVs pass through software before they reach a person. Some small advice so that your effort is not lost:

1. A PDF whose text can be selected with the mouse, not a scanned picture.
2. One column. Two are pretty, but an automatic reader mixes them up.
3. Familiar headings: experience, education, certificates, skills.
4. Dates with month and year, in the same form throughout.
5. A sensible file name: your name and role, not “CV final 7”.

When you upload a CV to Fareeq, each field shows the line it was read from, and nothing is saved until you have looked at it and accepted. If we got something wrong, it takes one click to fix.

## Gaps and beginnings

A year without a job is not a flaw to hide. One honest line will do: “A year caring for family, during which I finished two courses in cloud computing.” It is silence that raises questions.

If you are just starting out, let projects take the place of experience. One finished project with users, even five of them, and a page explaining why it was built that way, outweighs six certificates of attendance.

## A note of five lines

If a message goes with the CV, keep it short. One line on why this company in particular, two on past work that resembles what they need, one on availability and start date, and one of thanks. Do not repeat the CV. A good note is read first and makes its reader open the file looking for something specific, which is half the battle.

## Before you send it

- Does the reader know your role within ten seconds?
- Is there at least one result in every job?
- Do all links work in a browser where you are not signed in?
- Has a friend read it and told you what they understood?
- Have you deleted “works well under pressure”?

A CV is not the story of your life. It is an invitation to a conversation. If it makes the reader want to ask you a single question, it has done its job.`

export const CV_FOR_TECHNOLOGISTS = item(
  'article',
  'cv-for-technologists',
  {
    ar: {
      title: 'سيرة ذاتية يعود إليها القارئ',
      lead: 'ثلاثة أسئلة يجب أن تجيب عنها سيرة التقني في أقل من دقيقة، وكيف تُكتب بلغتين، وكيف تقرؤها الآلة دون أن تخطئ.',
      body: ar,
    },
    en: {
      title: 'A CV that readers come back to',
      lead: 'Three questions a technologist’s CV must answer in under a minute, how to write it in two languages, and how to let machines read it without mistakes.',
      body: en,
    },
  },
  {
    topic: 'careers',
    published_on: '2026-09-08',
    related: ['reading-a-technical-assessment', 'two-slot-interviews', 'salary-transparency'],
  },
)
