import type { SiteItem } from '@fareeq/domain/site/schema.ts'
import { item } from './item.ts'

const group = (slug: string, ar: string, en: string) =>
  item('faq_group', slug, { ar: { title: ar }, en: { title: en } }, {})

type Pair = [question: string, answer: string]
const ask =
  (group: string) =>
  (slug: string, [qAr, aAr]: Pair, [qEn, aEn]: Pair) =>
    item('faq', slug, { ar: { question: qAr, answer: aAr }, en: { question: qEn, answer: aEn } }, { group })

const companies = ask('companies')
const money = ask('money')

export const FAQ: readonly SiteItem[] = [
  group('companies', 'للشركات', 'For companies'),
  group('money', 'العقود والدفع', 'Contracts and payment'),
  group('talents', 'للكفاءات', 'For talents'),
  group('assessment', 'التقييم', 'Assessments'),
  group('privacy', 'الحساب والخصوصية', 'Account and privacy'),

  companies(
    'how-it-works',
    [
      'كيف تبدأ الشركة؟',
      'تصفون من تحتاجون إليه في خطوات قصيرة، وتختارون الخدمة، ثم تحجزون اجتماعًا معنا. يمكنكم تصفح الكفاءات المطابقة فور اكتمال الطلب، وبعد الاجتماع نرشّح لكم الأنسب وتبدؤون المقابلات.',
    ],
    [
      'How does a company get started?',
      'Describe who you need in a few short steps, choose a service and book a meeting. You can browse matched talents as soon as the request is complete. After the meeting we nominate the best fit and you start interviewing.',
    ],
  ),
  companies(
    'matched-or-nominated',
    [
      'ما الفرق بين الكفاءات المطابقة والترشيحات؟',
      'المطابقة تجدونها بأنفسكم بالتصفية حسب المهارة واللغة والدولة والتفرّغ. والترشيح يختاره لكم فريق المطابقة ويحجزه لكم مدة محددة، مع سبب مكتوب.',
    ],
    [
      'What is the difference between matched and nominated talents?',
      'You find matches yourself by filtering by skill, language, country and availability. A nomination is chosen for you by our matching team and reserved for a set time, with a written reason.',
    ],
  ),
  companies(
    'nomination-expiry',
    [
      'هل للترشيح مدة؟',
      'نعم. يبقى الترشيح محجوزًا لكم حتى التاريخ الظاهر عليه، ثم تنتهي صلاحيته. يمكنكم أن تطلبوا من مدير الحساب تمديده قبل ذلك.',
    ],
    [
      'Does a nomination expire?',
      'Yes. A nomination is held for you until the date shown on it and then expires. You can ask your account manager to extend it before then.',
    ],
  ),
  companies(
    'part-time',
    [
      'هل يمكن التوظيف بدوام جزئي؟',
      'نعم. الدوام الجزئي أربع ساعات في اليوم، والكامل ثماني ساعات. يحدد كل تقني ما يقبله منهما وراتبه لكل منهما.',
    ],
    [
      'Can we hire part time?',
      'Yes. Part time is four hours a day and full time eight. Every technologist says which they accept and what salary goes with it.',
    ],
  ),
  companies(
    'business-email',
    [
      'لماذا تطلبون بريد عمل؟',
      'لنعرف أن الحساب لشركة قائمة، ولنحمي الكفاءات من العروض الوهمية. إن لم يكن لشركتكم بريد خاص فراسلونا من [صفحة التواصل](/contact?topic=company)، ونتحقق بطريقة أخرى.',
    ],
    [
      'Why do you ask for a business email?',
      'So that we know the account belongs to a real company, and to protect talents from fake offers. If your company has no address of its own, [write to us](/contact?topic=company) and we will verify it another way.',
    ],
  ),
  companies(
    'interview-slots',
    [
      'لماذا نقترح موعدين للمقابلة؟',
      'لأن موعدًا واحدًا قد لا يناسب، وكثرة المواعيد تحيّر. ننصح بأن يفصل بينهما يومان، أحدهما صباحًا والآخر بعد الظهر بتوقيت الكفاءة، ولها أن تقترح غيرهما.',
    ],
    [
      'Why do we offer two interview slots?',
      'One slot may not work, and too many are confusing. We suggest two days between them, one in the morning and one in the afternoon of the talent’s day. The talent may propose another.',
    ],
  ),
  companies(
    'not-suitable',
    [
      'ماذا لو لم تكن الكفاءة مناسبة بعد البدء؟',
      'أخبروا مدير الحساب في أقرب وقت. نجلس مع الطرفين أولًا، فكثير من الأسباب يُحل بحديث واحد. وإن لم ينفع ذلك أنهينا العقد وفق شروطه ورشّحنا لكم غيرها.',
    ],
    [
      'What if a talent turns out not to suit us?',
      'Tell your account manager as early as you can. We talk to both sides first, because one conversation often settles it. If it does not, the contract ends by its terms and we nominate someone else.',
    ],
  ),
  companies(
    'ai-recruiter',
    [
      'هل يقرر مساعد التوظيف الذكي بدلًا منا؟',
      'لا. يقرأ وصفكم ويجد من يناسبه، ويعرض لكل كفاءة سبب اختيارها من ملفها نفسه. لا يرفض أحدًا، ولا يراسل أحدًا، ولا يحفظ شيئًا قبل موافقتكم.',
    ],
    [
      'Does the AI recruiter decide for us?',
      'No. It reads your description, finds who fits, and shows for each of them the line of the profile that says why. It rejects nobody, writes to nobody and saves nothing before you agree.',
    ],
  ),

  money(
    'what-do-we-pay',
    [
      'ماذا ندفع بالضبط؟',
      'راتب الكفاءة الشهري ورسوم الخدمة، وما يترتب من ضريبة استقطاع أو ضريبة قيمة مضافة. كل بند في سطر مستقل من فاتورتكم. وترى الكفاءة صافي راتبها والضريبة وإجماليه.',
    ],
    [
      'What exactly do we pay?',
      'The talent’s monthly salary and our service fee, plus withholding tax or VAT where they apply. Each is on its own line of your invoice. The talent sees the net salary, the tax and the gross.',
    ],
  ),
  money(
    'salary-locked',
    [
      'لماذا لا يظهر الراتب من البداية؟',
      'الراتب ملك للكفاءة. يظهر لكم حين تطلبون مقابلة وتؤكد الكفاءة التفرّغ والراتب، ويكون ذلك لكل ترشيح على حدة.',
    ],
    [
      'Why is the salary not visible from the start?',
      'A salary belongs to the talent. You see it once you start the interview process and the talent confirms availability and salary, separately for each nomination.',
    ],
  ),
  money(
    'sample-salary',
    [
      'ما النطاق الشائع للرواتب؟',
      'يختلف بحسب الدور والخبرة والدولة والتفرّغ. وكمثال على بداية المسار: من 1,000 إلى 1,500 دولار في الشهر، ويزيد مع الخبرة. الرقم الدقيق يحدده كل تقني في ملفه.',
    ],
    [
      'What is the typical salary range?',
      'It depends on role, experience, country and hours. As an example for people early in their career: 1,000 to 1,500 dollars a month, and more with experience. The exact figure is set by each technologist.',
    ],
  ),
  money(
    'contract-length',
    [
      'ما مدة العقد؟',
      'من {contract_least_months} إلى {contract_most_months}. وعند الطلب تختارون 3 أو 6 أو 12 أو 24 أو 36 شهرًا، ويمكن تعديل المدة عند التجديد.',
    ],
    [
      'How long is a contract?',
      'From {contract_least_months} to {contract_most_months}. The request offers 3, 6, 12, 24 or 36 months, and the length can change at renewal.',
    ],
  ),
  money(
    'buyout',
    [
      'هل يمكن أن تصبح الكفاءة موظفة لدينا مباشرة؟',
      'نعم، عبر خدمة نقل التعاقد: رسومها {buyout_percent} من الراتب الشهري الإجمالي لكل شهر من أشهر العقد، وبحد أقصى {buyout_months}، في فاتورة واحدة. في [صفحة الخدمة](/services/talent-buyout) حاسبة تعطيكم الرقم.',
    ],
    [
      'Can a talent become our own employee?',
      'Yes, through talent buyout: a commission of {buyout_percent} of the gross monthly salary over the months of the contract, {buyout_months} at most, in one invoice. The [service page](/services/talent-buyout) has a calculator.',
    ],
  ),
  money(
    'direct-deal',
    [
      'هل يمكن الاتفاق مع الكفاءة مباشرة خارج المنصة؟',
      'لا. التفاوض المباشر يخالف الشروط وقد يؤدي إلى إيقاف الحساب نهائيًا. إن أردتم تعاقدًا مباشرًا فطريقه [نقل التعاقد](/services/talent-buyout)، وهو يحمي الطرفين.',
    ],
    [
      'May we deal with a talent directly, outside the platform?',
      'No. Negotiating directly breaks the terms and may lead to a permanent ban. If you want a direct contract, [talent buyout](/services/talent-buyout) is the way, and it protects both sides.',
    ],
  ),
]
