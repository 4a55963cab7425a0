import type { SiteItem } from '@fareeq/domain/site/schema.ts'
import { item } from './item.ts'

type Words = [name: string, role: string, text: string]

/** Invented, like everybody in the demo world. */
const expert = (slug: string, ar: Words, en: Words) => {
  const translation = ([name, role, text]: Words) => ({ name, role, text })
  return item('expert', slug, { ar: translation(ar), en: translation(en) }, { demo: true })
}

const hosting = (
  slug: string,
  price_usd: number | null,
  ar: [string, string, string[]],
  en: [string, string, string[]],
) => {
  const translation = ([name, summary, contents]: [string, string, string[]]) => ({ name, summary, contents })
  return item('package', slug, { ar: translation(ar), en: translation(en) }, { price_usd })
}

/** The people who choose and advise, the packages they run, and a podcast to come. */
export const PEOPLE: readonly SiteItem[] = [
  expert(
    'rana-alsabbagh',
    [
      'رنا الصبّاغ',
      'رئيسة التقييم التقني',
      'كتبت معظم مهام حل المشكلات عندنا. تؤمن بأن السؤال الجيد يعلّم من يجيب عنه، حتى حين يخطئ.',
    ],
    [
      'Rana Alsabbagh',
      'Head of technical assessment',
      'She wrote most of our problem-solving tasks, and believes that a good question teaches the person answering it, even when they get it wrong.',
    ],
  ),
  expert(
    'tariq-benyahia',
    [
      'طارق بن يحيى',
      'مستشار معمارية الأنظمة',
      'قضى سنوات في نقل الأنظمة القديمة دون أن يلاحظ أحد. يبدأ كل مراجعة بسؤال: ماذا لو تركناه كما هو؟',
    ],
    [
      'Tariq Benyahia',
      'Systems architecture consultant',
      'He has spent years moving old systems without anyone noticing, and begins every review by asking: what if we left it as it is?',
    ],
  ),
  expert(
    'hala-mansour',
    [
      'هالة منصور',
      'مديرة نجاح العملاء',
      'تعرف فرق العمل بأسمائها. تسأل في نهاية كل شهر سؤالين: ما الذي سرّكم؟ وما الذي نغيّره؟',
    ],
    [
      'Hala Mansour',
      'Client success manager',
      'She knows squads by name, and at the end of every month asks two things: what pleased you, and what should we change?',
    ],
  ),
  expert(
    'yusuf-adeyemi',
    [
      'يوسف أديمي',
      'مطابقة الكفاءات',
      'كان مهندس بيانات قبل أن ينتقل إلى التوظيف. يكتب سبب كل ترشيح بيده، لأن «مناسب» كلمة لا تقنع أحدًا.',
    ],
    [
      'Yusuf Adeyemi',
      'Talent matching',
      'A data engineer before he turned to hiring. He writes the reason for every nomination himself, because “a good fit” convinces nobody.',
    ],
  ),
  expert(
    'dana-khalil',
    ['دانة خليل', 'مصممة منتجات في المعمل الإبداعي', 'ترسم الشاشة العربية أولًا، ثم تسأل الإنجليزية أن تلحق بها.'],
    [
      'Dana Khalil',
      'Product designer, creative lab',
      'She draws the Arabic screen first, and then asks the English one to catch up.',
    ],
  ),
  expert(
    'marwan-alzadjali',
    ['مروان الزدجالي', 'الفحص التقني للشركات الناشئة', 'يقرأ الشيفرة كما يقرأ المحاسب الدفاتر: بهدوء، ومن آخر صفحة.'],
    [
      'Marwan Alzadjali',
      'Technical due diligence',
      'He reads code the way an accountant reads ledgers: calmly, and from the last page.',
    ],
  ),

  hosting(
    'launch',
    90,
    [
      'انطلاق',
      'لمنتج أولي وأول بضع مئات من المستخدمين',
      [
        'خادم مُدار ونطاق وشهادة أمان',
        'نسخ احتياطي يومي',
        'بيئة تجربة بجانب البيئة الحية',
        'مراقبة وتنبيه في أوقات العمل',
      ],
    ],
    [
      'Launch',
      'For an MVP and its first hundreds of users',
      [
        'A managed server, domain and certificate',
        'Daily backups',
        'A trial environment beside the live one',
        'Monitoring and alerts in working hours',
      ],
    ],
  ),
  hosting(
    'growth',
    290,
    [
      'نمو',
      'لمنتج حي يعتمد عليه عملاؤكم',
      [
        'كل ما في باقة «انطلاق»',
        'خادمان وتوزيع للحمل',
        'نسخ احتياطي كل ساعة واستعادة مجرّبة',
        'مراقبة على مدار الساعة',
        'مراجعة شهرية للأداء والتكلفة',
      ],
    ],
    [
      'Growth',
      'For a live product your customers rely on',
      [
        'Everything in Launch',
        'Two servers behind a load balancer',
        'Hourly backups and rehearsed recovery',
        'Monitoring around the clock',
        'A monthly review of speed and cost',
      ],
    ],
  ),
  hosting(
    'scale',
    790,
    [
      'توسّع',
      'لمواسم الذروة والبيانات الحساسة',
      [
        'كل ما في باقة «نمو»',
        'توسع تلقائي عند الذروة',
        'استضافة داخل المنطقة عند الطلب',
        'اختبار تحمّل قبل كل موسم',
        'مهندس DevOps معروف بالاسم',
      ],
    ],
    [
      'Scale',
      'For peak seasons and sensitive data',
      [
        'Everything in Growth',
        'Automatic scaling at peaks',
        'Hosting within the region on request',
        'A load test before every season',
        'A DevOps engineer you know by name',
      ],
    ],
  ),
  hosting(
    'custom',
    null,
    [
      'باقة مخصّصة',
      'حين لا يكفي ما سبق',
      ['جلسة لفهم احتياجكم', 'عرض مكتوب خلال {ticket_package_days}', 'اتفاق مستوى خدمة خاص بكم'],
    ],
    [
      'Made to measure',
      'When none of these is enough',
      [
        'A session to understand what you need',
        'A written offer within {ticket_package_days}',
        'A service agreement of your own',
      ],
    ],
  ),

  item(
    'podcast',
    'fareeq-podcast',
    {
      ar: {
        title: 'بودكاست منصة فريق',
        lead: 'أحاديث قصيرة مع من يبنون عن بُعد في منطقتنا. نصف ساعة في كل حلقة، وضيف واحد، وقرار صعب واحد.',
        episodes: [
          { title: 'أول تعيين عن بُعد', text: 'مؤسِّسة تحكي كيف اختارت أول مهندسة لم تقابلها وجهًا لوجه.' },
          { title: 'العربية من أول شاشة', text: 'ماذا يتغير في المنتج حين يُصمَّم من اليمين.' },
          { title: 'مشروع توقف في وقته', text: 'حديث صريح عن منتج أُغلق، وما تعلمه فريقه.' },
        ],
      },
      en: {
        title: 'The Fareeq podcast',
        lead: 'Short conversations with people who build remotely in our region. Half an hour each, one guest, one hard decision.',
        episodes: [
          {
            title: 'The first remote hire',
            text: 'A founder on choosing the first engineer she had never met in person.',
          },
          { title: 'Arabic from the first screen', text: 'What changes in a product that is designed from the right.' },
          {
            title: 'A project that stopped in time',
            text: 'A frank talk about a product that was closed, and what its team learned.',
          },
        ],
      },
    },
    {},
  ),
]
