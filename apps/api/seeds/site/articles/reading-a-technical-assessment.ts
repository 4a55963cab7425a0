import { item } from '../item.ts'

const ar = `يصلكم تقرير تقييم تقني فيه درجات ونسب وأوقات. العين تذهب إلى الرقم الكبير في الأعلى، واليد تهمّ بالقبول أو الرفض. توقفوا دقيقتين: في التقرير ما هو أصدق من الدرجة، وفيه أيضًا ما لا يقوله أبدًا.

## ماذا يقيس كل جزء

في تقييمنا ثلاثة أجزاء، وكل منها يجيب عن سؤال مختلف:

- **الاختيار من متعدد** يقيس اتساع المعرفة: هل مرّ هذا المفهوم بالكفاءة من قبل؟ هل تعرف الفرق بين أداتين متشابهتين؟
- **حل المشكلات** يقيس العمق: مهمة صغيرة واقعية، محرر حقيقي، واختبارات تعمل على الحل المكتوب. هنا تظهر طريقة التفكير.
- **التقييم بالفيديو** يقيس الشرح: هل يصل القرار واضحًا إلى زميل في مكان آخر؟

درجة عالية في الأول ومتوسطة في الثاني تعني غالبًا قارئًا جيدًا لم يبنِ كثيرًا بعد. والعكس يعني صاحب تجربة تعلّم من العمل أكثر مما تعلّم من الكتب. كلاهما نافع، لكن ليس للدور نفسه.

## اقرؤوا الوقت مع الدرجة

من حل مهمتين في نصف الوقت المتاح ونجحت كل اختباراته كان متمكنًا. ومن استهلك الوقت كله وترك اختبارين فاشلين ربما فهم المسألة وتعثر في حالة طرفية، فانظروا في نص الحل قبل الحكم. ومن أجاب عن عشرين سؤالًا في خمس دقائق ونال درجة عالية يستحق سؤالًا في المقابلة، لا اتهامًا.

الوقت وحده لا يعني شيئًا. بعض أفضل المهندسين بطيئون، لأنهم يقرؤون السؤال مرتين.

## مؤشرات النزاهة حقائق لا أحكام

يعرض التقرير عدد مرات مغادرة الصفحة ومدتها، ونسبة تشابه الشيفرة مع غيرها. قواعدنا فيها واضحة:

- مغادرة واحدة لا تتجاوز عشر ثوانٍ تُذكر ولا تُحسب. الهاتف يرن، والباب يُطرق.
- المهام القصيرة تتشابه حلولها بطبيعتها، لذلك لا تظهر علامة التشابه في المقاطع القصيرة إلا عند نسبة مرتفعة جدًا.
- الشيفرة التي أعطيناها في البداية تُطرح قبل المقارنة.
- ترى الكفاءة الحقائق نفسها قبلكم، ويمكنها التعليق عليها والاعتراض، ويبتّ في الاعتراض أحد أعضاء فريق العمليات.

العلامة سبب للسؤال. اسألوا في المقابلة: «اشرح لي هذا الحل سطرًا سطرًا». من كتبه يشرحه بسهولة، ومن نقله يتعثر في السطر الثالث.

## قارنوا على أساس واحد

قبل فتح أول تقرير اكتبوا ما يحتاج إليه الدور فعلًا: مهارتان لا تنازل عنهما، ومهارتان مستحبتان، ومستوى الخبرة. ثم اقرؤوا التقارير كلها بهذه الورقة. دونها ينزلق الحكم مع المزاج: التقرير الأول يُقرأ بعين راضية، والعاشر بعين متعبة. وإن كان القرار لشخصين فليكتب كل منهما رأيه قبل أن يسمع رأي الآخر.

## ما لا يقوله التقرير

لا يقول هل ستحب الكفاءة منتجكم، ولا كيف تتصرف حين يخالفها مدير المنتج، ولا هل تكتب رسالة واضحة في نهاية يوم متعب. لا تطلبوا من درجة تقنية أن تجيب عن هذه الأسئلة. المقابلة موجودة لذلك.

ولا يقول التقرير أيضًا إن من نال 82 أفضل ممن نال 79. الفروق الصغيرة لا تعني شيئًا. اقسموا النتائج إلى ثلاث سلال: من تجاوز الحد بوضوح، ومن تجاوزه بقليل، ومن لم يتجاوزه. ثم قارنوا داخل السلة بالخبرة والتواصل والساعات المشتركة.

## خمسة أسئلة تدخلون بها المقابلة

بدل أن يكون التقرير حكمًا، اجعلوه جدول أعمال:

1. أي سؤال من صميم عملكم أخطأت فيه الكفاءة؟ اطرحوه شفهيًا بصيغة أخرى.
2. أي قرار في الحل لا تفهمون سببه؟ اسألوا عنه بفضول.
3. لو كانت هناك ساعة إضافية، فما أول ما يستحق التحسين؟
4. كيف يُختبر هذا الحل لو كان في منتجكم؟
5. أي جزء من المهمة كان أقرب إلى العمل اليومي، وأيها أبعد؟

الإجابات عن هذه الأسئلة تساوي أكثر من عشر نقاط في الدرجة.

## متى يكفي التقرير وحده للرفض

حالتان فقط. الأولى أن يكون الجزء الضعيف هو صلب الدور: هندسة بيانات دون إتقان الاستعلامات، أو تطوير واجهات دون معرفة كيف تُبنى صفحة تُقرأ من اليمين. والثانية أن يكون لديكم عدد كافٍ في السلة الأعلى، ولا وقت لمزيد من المقابلات. وفي الحالتين اكتبوا سببًا مهذبًا ومحددًا، فمن قضى ساعتين في التقييم يستحق جملة مفيدة.

## والكفاءة، ماذا عنها؟

النتيجة تصلها بعد نحو عشر دقائق، لا بعد أسبوع من الصمت. وإن لم تنجح في محاولاتها فلها أن تعود بعد {assessment_wait_days}. فإذا رأيتم في ملف كفاءة محاولة سابقة لم تنجح وأخرى ناجحة، فهذه ليست علامة ضعف. هذا إنسان عاد وتعلّم، وكلنا نريد زملاء من هذا النوع.`

const en = `A technical assessment report lands on your desk: scores, percentages, minutes. The eye goes to the big number at the top and the hand reaches for yes or no. Give it two more minutes. The report holds things that are truer than the score, and there are things it never says at all.

## What each part measures

Fareeq’s assessment has three parts, and each answers a different question:

- **Multiple choice** measures breadth. Has the candidate met this concept? Do they know the difference between two similar tools?
- **Problem-solving** measures depth: a small, realistic task, a real editor, and tests that run against what was written. This is where thinking shows.
- **The video assessment** measures explanation. Can they describe a decision to a colleague who is not looking at their screen?

A high score in the first and a middling one in the second usually means a good reader who has not built much yet. The reverse means someone who learned more at work than from books. Both are valuable, though rarely for the same role.

## Read the time together with the score

Someone who finished two tasks in half the time with every test green was comfortable. Someone who used every minute and left two tests red may have understood the problem and tripped over an edge case, so look at the code before you judge. Twenty answers in five minutes with a high score deserves a question in the interview, not an accusation.

Time alone says nothing. Some of the best engineers are slow, because they read the question twice.

## Integrity signals are facts, not verdicts

The report shows how often and how long the page was left, and how similar the code is to other code. Our rules are plain:

- A single exit of ten seconds or less is listed but not counted. Phones ring and doorbells exist.
- Short tasks produce similar solutions by nature, so short passages are flagged only at a very high similarity.
- The starter code we handed out is subtracted before anything is compared.
- Candidates see the same facts before you do, may comment and may appeal, and a person decides the appeal.

A flag is a reason to ask. In the interview, say: “Walk me through this solution line by line.” Whoever wrote it does so easily. Whoever copied it stumbles on line three.

## Compare by one standard

Before opening the first report, write down what the role really needs: two skills you cannot do without, two that would be nice, and the level of experience. Then read every report against that sheet. Without it, judgement slides with mood; the first report is read generously and the tenth wearily. If two people decide, let each write an opinion before hearing the other’s.

## What the report does not say

It does not say whether the candidate will care about your product, how they behave when a product manager disagrees, or whether they can write a clear message at the end of a tiring day. Do not ask a technical score to answer those questions. That is what the interview is for.

Nor does it say that 82 is better than 79. Small differences are noise. Think in three baskets: clearly above the line, just above it, below it. Inside a basket, compare experience, communication and overlap hours instead.

## Five questions to take into the interview

Let the report be an agenda rather than a verdict:

1. Which question did the candidate get wrong that sits at the heart of your work? Ask it aloud in another form.
2. Which decision in the solution puzzles you? Ask about it with curiosity.
3. Given one more hour, what would they improve first?
4. How would they test this if it lived in your product?
5. Which part of the task was closest to their daily work, and which was furthest?

The answers are worth more than ten points of score.

## When the report alone is enough to say no

Only twice. First, when the weak part is the core of the role: a data engineer who struggles with queries, or a frontend developer who cannot build a page that reads from the right. Second, when you have enough people in the upper basket and no time for more interviews. In both cases write a courteous, specific reason. The candidate gave you two hours and deserves one useful sentence.

## And the candidate?

They learn the result after about ten minutes, not after a week of silence. If no attempt worked out, they may come back after {assessment_wait_days}. So when you see an earlier attempt that failed and a later one that passed, do not read it as weakness. That is a person who came back and learned, which is exactly the kind of colleague most of us want.`

export const READING_A_TECHNICAL_ASSESSMENT = item(
  'article',
  'reading-a-technical-assessment',
  {
    ar: {
      title: 'كيف تقرؤون تقرير التقييم التقني',
      lead: 'الدرجة الكبيرة في أعلى التقرير هي أقل ما فيه فائدة. دليل قصير لما يقيسه كل جزء، وما تعنيه مؤشرات النزاهة، وما لا يقوله التقرير أبدًا.',
      body: ar,
    },
    en: {
      title: 'How to read a technical assessment',
      lead: 'The big number at the top is the least useful thing in the report. A short guide to what each part measures, what integrity signals mean, and what the report never says.',
      body: en,
    },
  },
  {
    topic: 'hiring',
    published_on: '2026-03-03',
    related: ['two-slot-interviews', 'cv-for-technologists', 'salary-transparency'],
  },
)
