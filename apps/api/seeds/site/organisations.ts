import { industryName } from '@fareeq/domain/catalogue/rules.ts'
import type { SiteItem } from '@fareeq/domain/site/schema.ts'
import { item } from './item.ts'

type Pair = [name: string, about: string]

/** Called as the catalogue calls the industry. */
const sector = (slug: string, industry: string, ar: string, en: string) =>
  item(
    'sector',
    slug,
    { ar: { name: industryName(industry, 'ar'), text: ar }, en: { name: industryName(industry, 'en'), text: en } },
    {},
  )

/** Names nobody bears: the demo world has no real company in it. */
const organisation = (slug: string, sector: string, [nameAr, aboutAr]: Pair, [nameEn, aboutEn]: Pair) =>
  item(
    'organisation',
    slug,
    { ar: { name: nameAr, about: aboutAr }, en: { name: nameEn, about: aboutEn } },
    { sector, demo: true },
  )

const step = (slug: string, ar: [string, string, string], en: [string, string, string]) => {
  const translation = ([title, text, promise]: [string, string, string]) => ({ title, text, promise })
  return item('selection_step', slug, { ar: translation(ar), en: translation(en) }, {})
}

/** Who we work for, and how we choose. */
export const ORGANISATIONS: readonly SiteItem[] = [
  sector(
    'education',
    'education',
    'منصات تعلّم وفصول افتراضية واختبارات يدخلها آلاف الطلاب في الدقيقة نفسها.',
    'Learning platforms, virtual classrooms, and exams that thousands of students open in the same minute.',
  ),
  sector(
    'finance',
    'fintech',
    'محافظ ومدفوعات وأنظمة امتثال، حيث لا مجال لخطأ في هللة.',
    'Wallets, payments and compliance, where not one halala may go astray.',
  ),
  sector(
    'health',
    'healthcare',
    'مواعيد وسجلات وعيادات عن بُعد، مع عناية خاصة بخصوصية المريض.',
    'Appointments, records and remote clinics, with particular care for patients’ privacy.',
  ),
  sector(
    'logistics',
    'logistics',
    'تتبع الشحنات ومسارات السائقين ومستودعات تعرف ما فيها.',
    'Parcels that can be followed, routes that make sense and warehouses that know what they hold.',
  ),
  sector(
    'commerce',
    'e-commerce',
    'متاجر سريعة على الهاتف، ومخزون مضبوط، وموسم تخفيضات يمر بسلام.',
    'Shops that are quick on a phone, stock that adds up, and sale seasons that pass quietly.',
  ),
  sector(
    'government',
    'government',
    'خدمات رقمية يصل إليها الجميع، بمعايير وصول وأمن عالية.',
    'Digital services within everyone’s reach, to high standards of access and security.',
  ),
  sector(
    'media',
    'media',
    'بث ومنصات نشر وأرشيف عربي يمكن البحث فيه كما يكتب الناس.',
    'Streaming, publishing and Arabic archives that can be searched the way people write.',
  ),
  sector(
    'energy',
    'energy',
    'قراءة الأجهزة ولوحات المتابعة وتوقع الأعطال قبل أن تقع.',
    'Reading devices, watching dashboards and foreseeing faults before they happen.',
  ),

  organisation(
    'qandeel-lessons',
    'education',
    ['قنديل الدرس', 'منصة دروس لطلاب المرحلة الثانوية'],
    ['Qandeel Lessons', 'Lessons for secondary-school students'],
  ),
  organisation(
    'durub-alghaim',
    'logistics',
    ['دروب الغيم', 'توصيل بين المدن في يوم واحد'],
    ['Durub Alghaim', 'One-day delivery between cities'],
  ),
  organisation(
    'sunbula-pay',
    'finance',
    ['سنبلة باي', 'محفظة للمتاجر الصغيرة'],
    ['Sunbula Pay', 'A wallet for small shops'],
  ),
  organisation(
    'dhiffa-clinics',
    'health',
    ['عيادات ضفة العافية', 'استشارات طبية عن بُعد'],
    ['Dhiffa Clinics', 'Medical advice from a distance'],
  ),
  organisation(
    'dukkan-rimal',
    'commerce',
    ['دكان الرمال', 'متجر للحرف اليدوية'],
    ['Dukkan Rimal', 'A shop for handmade goods'],
  ),
  organisation(
    'mihbara-audio',
    'media',
    ['محبرة الصوت', 'أرشيف صوتي عربي'],
    ['Mihbara Audio', 'An Arabic audio archive'],
  ),
  organisation(
    'marfa-portal',
    'government',
    ['بوابة المرفأ', 'بوابة خدمات بلدية تجريبية'],
    ['Marfa Portal', 'A pilot portal for municipal services'],
  ),
  organisation(
    'wahaj-grid',
    'energy',
    ['وهج الشبكات', 'مراقبة محطات الطاقة الشمسية'],
    ['Wahaj Grid', 'Monitoring for solar plants'],
  ),
  organisation(
    'ghaimat-waraq',
    'education',
    ['غيمة ورق', 'مكتبة رقمية للأطفال'],
    ['Ghaimat Waraq', 'A digital library for children'],
  ),
  organisation(
    'sirb-fleet',
    'logistics',
    ['سرب المركبات', 'إدارة مركبات الشركات'],
    ['Sirb Fleet', 'Fleet management for companies'],
  ),
  organisation(
    'zad-alhara',
    'commerce',
    ['زاد الحارة', 'طلبات البقالة من الحي'],
    ['Zad Alhara', 'Groceries from around the corner'],
  ),
  organisation(
    'nada-ledger',
    'finance',
    ['دفتر الندى', 'محاسبة للمشاريع الناشئة'],
    ['Nada Ledger', 'Bookkeeping for young businesses'],
  ),

  step(
    'technical-assessment',
    [
      'التقييم التقني',
      'أسئلة تقيس المعرفة، ومهام برمجية تقيس التفكير، وتقييم بالفيديو يقيس الشرح.',
      'النتيجة بعد نحو 10 دقائق',
    ],
    [
      'Technical assessment',
      'Questions that measure knowledge, coding tasks that measure thinking, and a video that measures explaining.',
      'Result after about 10 minutes',
    ],
  ),
  step(
    'skills-evaluation',
    [
      'تقييم المهارات والموارد البشرية',
      'نراجع الخبرات والشهادات واللغات، ونتحدث عن أسلوب العمل والتفرّغ والراتب.',
      'خلال {selection_evaluation_days}',
    ],
    [
      'HR and skills evaluation',
      'We go through experience, certificates and languages, and talk about working style, availability and salary.',
      'Within {selection_evaluation_days}',
    ],
  ),
  step(
    'interview-and-verification',
    [
      'المقابلة والتحقق',
      'مقابلة مع أحد أعضاء فريق التوظيف، وتحقق من الهوية ومن صحة ما كُتب في الملف.',
      'خلال {selection_interview_days}',
    ],
    [
      'Interview and verification',
      'An interview with a named person, and a check of identity and of what the profile says.',
      'Within {selection_interview_days}',
    ],
  ),
  step(
    'alignment-meeting',
    [
      'اجتماع التوافق',
      'اجتماع قصير يجمع الكفاءة والعميل للاتفاق على الأدوار والساعات والتوقعات قبل البدء.',
      'خلال {selection_alignment_days}',
    ],
    [
      'Alignment meeting',
      'A short meeting of talent and client to agree on roles, hours and expectations before work begins.',
      'Within {selection_alignment_days}',
    ],
  ),
]
