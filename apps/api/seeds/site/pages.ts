import type { SiteItem } from '@fareeq/domain/site/schema.ts'
import { WRITTEN_ON, item } from './item.ts'

/** Why the product, and who we are. */
export const PAGES: readonly SiteItem[] = [
  item(
    'page',
    'why',
    {
      ar: {
        title: 'لماذا فريق',
        lead: 'لأن التوظيف عن بُعد ليس إعلانًا أوسع، بل طريقة أخرى في الاختيار والثقة والمتابعة.',
        sections: [
          {
            id: 'chosen',
            title: 'نختار قبل أن نعرض',
            text: 'ثلاث خطوات قبل الترشيح: تقييم تقني، ثم تقييم للمهارات، ثم مقابلة وتحقق. والرابعة معكم: اجتماع توافق قبل البدء. ما يصل إليكم ترشيحات قليلة، لكل اسم فيها سبب مكتوب، لا كومة من السير الذاتية. ومن رُشّح قبل أن يكملها نذكر لكم ذلك.',
          },
          {
            id: 'fair',
            title: 'ننصف الطرفين',
            points: [
              { title: 'الراتب ملك صاحبه', text: 'لا يظهر إلا بموافقته، ولكل ترشيح على حدة.' },
              {
                title: 'الكفاءة تطّلع على التقرير أولًا',
                text: 'بالحقائق نفسها التي تراها الشركة، مع حق التعليق والاعتراض.',
              },
              { title: 'رد في موعده', text: 'لكل مرحلة موعد معلن، ولكل ترشيح سبب مكتوب.' },
            ],
          },
          {
            id: 'price',
            title: 'السعر بنوده ظاهرة',
            text: 'راتب الكفاءة في سطر، ورسوم الخدمة في سطر، والضريبة حيث تجب في سطرها. تعرفون ما تدفعونه قبل أن توقّعوا، وتعرف الكفاءة ما يصلها. لا رسوم على الكفاءات، ولا مفاجأة في آخر الشهر.',
          },
          {
            id: 'time',
            title: 'نحترم الوقت والمكان',
            text: 'كل موعد يحمل اسمي المدينتين. وكل طلب مقابلة فيه موعدان تختار الكفاءة بينهما أو تقترح غيرهما. وعطلة كل طرف محفوظة في حساب المواعيد.',
          },
          {
            id: 'arabic',
            title: 'العربية لغتنا الأولى',
            text: 'صُمم المنتج بالعربية ثم بالإنجليزية، لا العكس. الأسماء بالحرفين العربي واللاتيني، والأرقام والتواريخ كما نقرؤها، والبحث يفهم الهمزة والتاء المربوطة. ومن أراد الإنجليزية وجدها بالعناية نفسها.',
          },
          {
            id: 'numbers',
            title: 'أرقامنا بتاريخها',
            text: 'كل رقم نعرضه معه تاريخ وطريقة حسابه، وبجانبه رقم حي حيث نستطيع أن نعدّ بأنفسنا. الرقم الذي لا نستطيع شرحه لا نعرضه.',
          },
        ],
      },
      en: {
        title: 'Why Fareeq',
        lead: 'Hiring remotely takes more than a bigger job ad. It takes a different way to select, build trust and follow up.',
        sections: [
          {
            id: 'chosen',
            title: 'We choose before we show',
            text: 'Three steps come before a nomination: a technical assessment, a skills evaluation, and an interview with verification. The fourth is with you: an alignment meeting before work starts. What reaches you is a few nominations, each with a written reason, not a pile of CVs. If somebody is nominated before finishing them, we say so.',
          },
          {
            id: 'fair',
            title: 'We are fair to both sides',
            points: [
              {
                title: 'A salary belongs to its owner',
                text: 'It opens only with their consent, nomination by nomination.',
              },
              {
                title: 'The report goes to its subject first',
                text: 'The same facts the company sees, with the right to comment and object.',
              },
              {
                title: 'Answers on time',
                text: 'Every stage has a stated date and every nomination a written reason.',
              },
            ],
          },
          {
            id: 'price',
            title: 'A price you can read',
            text: 'The talent’s salary on one line, our fee on another, tax where it applies on its own. You know what you will pay before you sign, and the talent knows what will arrive. Talents pay no fees, and nobody is surprised at the end of the month.',
          },
          {
            id: 'time',
            title: 'We respect time and place',
            text: 'Every appointment names both cities. Every interview request holds two slots, and the talent picks one or proposes another. Each side’s weekend counts when deadlines are calculated.',
          },
          {
            id: 'arabic',
            title: 'Arabic is our first language',
            text: 'The product was designed in Arabic and then in English, not the other way round. Names in both scripts, numbers and dates as we read them, search that understands how people really spell. Those who prefer English find it made with the same care.',
          },
          {
            id: 'numbers',
            title: 'Our numbers carry a date',
            text: 'Every figure we show comes with its date and how it is counted, and beside it a live one where we can count for ourselves. A number we cannot explain is a number we do not show.',
          },
        ],
      },
    },
    { updated_on: WRITTEN_ON },
  ),
  item(
    'page',
    'about',
    {
      ar: {
        title: 'من نحن',
        lead: 'نجمع الشركات بتقنيين عن بُعد، ونبقى معهم حتى ينجح العمل.',
        sections: [
          {
            id: 'name',
            title: 'لماذا هذا الاسم',
            text: 'في كلمة فريق خمس نقاط: واحدة فوق الفاء، واثنتان تحت الياء، واثنتان فوق القاف. خمس نقاط متفرقة، فإذا اجتمعت أصبحت كلمة. هذا ما نفعله كل يوم.',
          },
          {
            id: 'belief',
            title: 'ما نؤمن به',
            points: [
              { title: 'الكفاءة في كل مكان', text: 'والفرصة ليست كذلك. نقرّب إحداهما من الأخرى.' },
              { title: 'الوضوح احترام', text: 'موعد معلن وسبب مكتوب ورقم مفهوم، قبل أي وعد.' },
              { title: 'الإنسان يقرر', text: 'الأدوات ترتّب النتائج وتشرح ترتيبها، ولا ترفض أحدًا ولا تختار أحدًا وحدها.' },
            ],
          },
          {
            id: 'how',
            title: 'كيف نعمل',
            text: 'نحن أيضًا فريق عمل عن بُعد. نكتب قراراتنا، ونوزع اجتماعاتنا بالعدل، ونأخذ عطلاتنا. وما نجربه على أنفسنا وينفع نضعه في المنتج.',
          },
          {
            id: 'where',
            title: 'أين نحن',
            text: 'لا يجمعنا مقر واحد، بل ساعات مشتركة. حين تبدأ الرياض يومها تكون عمّان قد بدأت معها، وتلحق بهما القاهرة بعد ساعة، ثم تونس والدار البيضاء، وقد سبقتها كراتشي. ما بقي من اليوم نكتبه لمن يأتي بعدنا.',
          },
          {
            id: 'reach',
            title: 'للوصول إلينا',
            text: 'اكتبوا إلينا من صفحة [تواصل معنا](/contact): يقرأ كل رسالة أحد أعضاء فريق العمليات، ولكل رسالة رقم وموعد للرد.',
          },
        ],
      },
      en: {
        title: 'About us',
        lead: 'We bring companies and remote technologists together, and stay until the work succeeds.',
        sections: [
          {
            id: 'name',
            title: 'Why the name',
            text: 'Fareeq means team. In Arabic the word carries five dots: one above its first letter, two below the third and two above the last. Five scattered points that become a word once they stand together, which is what we do every day.',
          },
          {
            id: 'belief',
            title: 'What we believe',
            points: [
              { title: 'Talent is everywhere', text: 'Opportunity is not. We bring one closer to the other.' },
              {
                title: 'Clarity is respect',
                text: 'A stated date, a written reason and a number you understand, before any promise.',
              },
              {
                title: 'People decide',
                text: 'Tools sort and explain. They reject nobody and choose nobody on their own.',
              },
            ],
          },
          {
            id: 'how',
            title: 'How we work',
            text: 'We are a remote team ourselves. We write our decisions down, share awkward meeting hours fairly and take our days off. What we try on ourselves and find useful goes into the product.',
          },
          {
            id: 'where',
            title: 'Where we are',
            text: 'No single office holds us together; shared hours do. When Riyadh begins its day Amman begins with it, Cairo follows within the hour, then Tunis and Casablanca, and Karachi has been up for a while. What is left of the day we write down for those who come after us.',
          },
          {
            id: 'reach',
            title: 'Reaching us',
            text: 'Write to us from the [contact page](/contact): someone on our operations team reads every message, and each gets a reference and a reply date.',
          },
        ],
      },
    },
    { updated_on: WRITTEN_ON },
  ),
]
