import type { SiteItem } from '@fareeq/domain/site/schema.ts'
import { item } from './item.ts'

/** The education platform of the specification. The company, its people and its story are invented, and say so. */
export const CASE_STUDIES: readonly SiteItem[] = [
  item(
    'case_study',
    'education-platform',
    {
      ar: {
        title: 'قنديل الدرس: منصة تعليمية تستعد ليوم الاختبار',
        lead: 'كان لدى «قنديل الدرس» دروس يحبها الطلاب، ومنصة تتعثر كلما دخلوها معًا. هذه قصة فريق عمل من ستة أشخاص أعاد بناء ما يلزم، وترك ما يعمل كما هو.',
        figures: [
          { label: 'فريق العمل', value: '6 كفاءات' },
          { label: 'المدة', value: '9 أشهر، ثم تجديد' },
          { label: 'المدن', value: 'عمّان، القاهرة، تونس، جدة' },
          { label: 'الخدمات', value: 'المعمل الإبداعي، فريق كخدمة' },
        ],
        sections: [
          {
            id: 'challenge',
            title: 'المشكلة',
            text: 'في كل يوم اختبار كان المشهد نفسه: يدخل الطلاب في الثامنة صباحًا، وتبطؤ الصفحات في الثامنة ودقيقة، وتبدأ اتصالات أولياء الأمور في الثامنة وخمس دقائق. كان الفريق الداخلي من مطورين اثنين يعرفان أين الخلل، لكن يومهما يذهب في إطفاء الحرائق.\n\nوكان هناك سؤال ثانٍ أهدأ صوتًا: الواجهة صُممت بالإنجليزية ثم قُلبت إلى العربية، فبقيت الجداول والرسوم كأنها في مرآة.',
          },
          {
            id: 'team',
            title: 'فريق العمل',
            text: 'بدأنا بأسبوعين في المعمل الإبداعي: مدير منتج ومصممة جلسا مع ثمانية طلاب وأربع معلمات. ثم اجتمع فريق العمل:',
            points: [
              {
                title: 'مهندسا أنظمة خلفية',
                text: 'من القاهرة وتونس، أعادا بناء محرك الاختبارات وحده، وتركا بقية النظام.',
              },
              { title: 'مطورة واجهات', text: 'من عمّان، كتبت مكونات عربية الأصل تنقلب إلى الإنجليزية، لا العكس.' },
              {
                title: 'مهندسة جودة بدوام جزئي',
                text: 'من جدة، كانت مهمتها أن تجعل الثامنة صباحًا تحدث كل ليلة، قبل أن تحدث حقًا.',
              },
            ],
          },
          {
            id: 'work',
            title: 'ما الذي فعلناه',
            text: '- **فصل الاختبارات عن الدروس.** يوم الاختبار لم يعد يمس بقية المنصة.\n- **حفظ الإجابة في الهاتف أولًا.** إن انقطع الاتصال يكمل الطالب، ثم تُرسل الإجابات حين يعود.\n- **اختبار تحمّل كل ليلة.** محاكاة لدخول جماعي، وتقرير صباحي من سطرين.\n- **واجهة من اليمين.** الجداول والرسوم والمعادلات، كلها رُسمت عربية أولًا.',
          },
          {
            id: 'result',
            title: 'ما الذي تغيّر',
            text: 'مرّ أول يوم اختبار دون اتصال واحد عن بطء. انتبه الفريق إلى ذلك عند العاشرة، حين سأل أحدهم: «هل بدأ الاختبار فعلًا؟». وأصبح المطوران الداخليان يعملان على ميزات جديدة بدل إطفاء الحرائق، وجُدد عقد فريق العمل عند نهايته.',
          },
          {
            id: 'lessons',
            title: 'ما تعلمناه',
            points: [
              { title: 'أعيدوا بناء الجزء لا الكل', text: 'أكبر توفير كان ما قررنا ألا نلمسه.' },
              { title: 'اسألوا من يستخدم', text: 'فكرة حفظ الإجابة في الهاتف جاءت من طالبة في الصف الثالث الثانوي.' },
              { title: 'الساعات المشتركة تكفي', text: 'أربع مدن وثلاث ساعات مشتركة كل يوم، والباقي مكتوب.' },
            ],
          },
        ],
        quote: {
          text: 'كنا نخاف من يوم الاختبار. الآن ننتظره لنرى هل نستطيع أن نجعله أكثر مللًا.',
          by: 'سهى العامري، مديرة المنتجات في قنديل الدرس',
        },
      },
      en: {
        title: 'Qandeel Lessons: a platform gets ready for exam day',
        lead: 'Qandeel Lessons had lessons that students loved and a platform that stumbled whenever they all came at once. This is the story of a squad of six who rebuilt what had to be rebuilt and left alone what worked.',
        figures: [
          { label: 'Squad', value: '6 talents' },
          { label: 'Duration', value: '9 months, then renewed' },
          { label: 'Cities', value: 'Amman, Cairo, Tunis, Jeddah' },
          { label: 'Services', value: 'Creative lab, team as a service' },
        ],
        sections: [
          {
            id: 'challenge',
            title: 'The problem',
            text: 'Every exam day looked the same. Students arrived at eight in the morning, pages slowed at one minute past, and parents began to phone at five past. The in-house team of two developers knew where the fault was, but spent their days putting out fires.\n\nThere was a second, quieter problem. The interface had been designed in English and then flipped into Arabic, so that tables and charts still looked as if seen in a mirror.',
          },
          {
            id: 'team',
            title: 'The squad',
            text: 'We began with two weeks in the creative lab: a product manager and a designer sat down with eight students and four teachers. Then the squad came together:',
            points: [
              {
                title: 'Two backend engineers',
                text: 'From Cairo and Tunis, who rebuilt the exam engine alone and left the rest of the system as it was.',
              },
              {
                title: 'A frontend developer',
                text: 'From Amman, who wrote components that are Arabic by birth and turn into English, not the reverse.',
              },
              {
                title: 'A part-time QA engineer',
                text: 'From Jeddah, whose job was to make eight o’clock happen every night before it happened for real.',
              },
            ],
          },
          {
            id: 'work',
            title: 'What we did',
            text: '- **Exams apart from lessons.** Exam day no longer touches the rest of the platform.\n- **Answers saved on the phone first.** If the connection drops, the student goes on, and answers are sent when it returns.\n- **A load test every night.** A simulated rush and a two-line report in the morning.\n- **An interface from the right.** Tables, charts and equations were all drawn in Arabic first.',
          },
          {
            id: 'result',
            title: 'What changed',
            text: 'The first exam day passed without a single call about slowness. The team noticed at ten, when somebody asked, “Has the exam actually started?” The two in-house developers moved from putting out fires to new features, and the squad’s contract was renewed when it ended.',
          },
          {
            id: 'lessons',
            title: 'What we learned',
            points: [
              {
                title: 'Rebuild the part, not the whole',
                text: 'The greatest saving was what we decided not to touch.',
              },
              {
                title: 'Ask those who use it',
                text: 'Saving answers on the phone was the idea of a student in her last year of school.',
              },
              { title: 'Overlap is enough', text: 'Four cities, three shared hours a day, and the rest in writing.' },
            ],
          },
        ],
        quote: {
          text: 'We used to dread exam day. Now we look forward to it, to see whether we can make it even more boring.',
          by: 'Suha Alamri, head of product at Qandeel Lessons',
        },
      },
    },
    { organisation: 'qandeel-lessons', demo: true },
  ),
]
