import type { Translation, SiteItem } from '@fareeq/domain/site/schema.ts'
import { item } from './item.ts'

type ServiceTranslation = Translation<'service'>

const payrollAr: ServiceTranslation = {
  name: 'إدارة الرواتب والعقود',
  tagline: 'وظّفوا من اخترتم، واتركوا الأوراق لنا',
  intro:
    'وجدتم من تريدون في بلد ليس لكم فيه كيان؟ نعدّ العقد بينكم وبينه، وندفع راتبه في موعده، ونصدر لكم فاتورة واحدة تشرح كل بند فيها.',
  gets: [
    { title: 'عقود بالعربية والإنجليزية', text: 'نصّان متطابقان يوضحان المدة والدوام والمقابل والملكية والإشعار.' },
    { title: 'رواتب في موعدها', text: 'موعد التحويل معروف لكل شهر، ويرى التقني حالة دفعته خطوة بخطوة.' },
    {
      title: 'فاتورة شفافة',
      text: 'صافي الراتب، وضريبة الاستقطاع إن وُجدت، ورسوم الخدمة، وضريبة القيمة المضافة، كلٌّ في سطره.',
    },
    { title: 'تجديد دون مفاجآت', text: 'تذكير قبل نهاية كل عقد بوقت كافٍ للتجديد أو تعديل الشروط أو الإنهاء.' },
  ],
  steps: [
    { title: 'أرسلوا الأسماء', text: 'من تريدون التعاقد معهم، وشروط كل منهم.' },
    { title: 'نراجع', text: 'نتحقق من الأوراق ومن متطلبات البلد، ونعود إليكم بما ينقص.' },
    { title: 'توقيع', text: 'يوقع الطرفان إلكترونيًا، وتصل نسخة إلى كل منهما.' },
    { title: 'شهر بعد شهر', text: 'نصدر الفاتورة، ونحوّل الراتب، ونجيب عن الأسئلة.' },
  ],
  for_whom: [
    'شركة عثرت على كفاءة بنفسها وتريد تعاقدًا نظاميًا معها',
    'إدارة موارد بشرية تتعامل مع عقود في أكثر من بلد',
    'فريق مالي يريد فاتورة واحدة بدل عشر حوالات',
  ],
}
const payrollEn: ServiceTranslation = {
  name: 'Payroll and contract management',
  tagline: 'Hire the person you chose, and leave the paperwork to us',
  intro:
    'Found the right person in a country where you have no entity? We prepare the contract between you and them, pay them on time, and send you one invoice that explains every line.',
  gets: [
    {
      title: 'Contracts in Arabic and English',
      text: 'Two matching texts that settle term, hours, pay, ownership and notice.',
    },
    {
      title: 'Pay on time',
      text: 'The transfer date of every month is known, and the technologist can follow a payment step by step.',
    },
    {
      title: 'A transparent invoice',
      text: 'Net salary, withholding tax where it applies, service fee and VAT, each on its own line.',
    },
    {
      title: 'Renewal without surprises',
      text: 'A notice before each contract ends, early enough to renew, change terms or stop.',
    },
  ],
  steps: [
    { title: 'Send us names', text: 'Who you want to contract, and on what terms.' },
    { title: 'We check', text: 'Papers and local requirements are reviewed, and we come back with what is missing.' },
    { title: 'Signing', text: 'Both sides sign electronically and each receives a copy.' },
    { title: 'Month by month', text: 'We invoice, pay and answer questions.' },
  ],
  for_whom: [
    'Companies that found a talent themselves and want a proper contract',
    'HR teams dealing with contracts in more than one country',
    'Finance teams that prefer one invoice to ten transfers',
  ],
}

const buyoutAr: ServiceTranslation = {
  name: 'نقل التعاقد',
  tagline: 'انتقال الكفاءة إلى عقودكم أنتم، بعمولة معروفة',
  intro:
    'حين تريدون أن يصبح أحد أعضاء فريق العمل موظفًا لديكم مباشرة، ننقل التعاقد إليكم مقابل عمولة {buyout_percent} من الراتب الشهري الإجمالي المتفق عليه، عن أشهر العقد، بحدّ أقصاه {buyout_months}. فاتورة واحدة، ثم لا التزام بعدها.',
  gets: [
    { title: 'رقم تعرفونه قبل أن تسألوا', text: 'الحاسبة في هذه الصفحة تعطيكم العمولة بالدولار في لحظتها.' },
    { title: 'موافقة صريحة من الكفاءة', text: 'لا يُنقل عقد أحد دون أن يقرأ الشروط الجديدة ويقبلها.' },
    { title: 'انتقال منظم', text: 'تاريخ نهاية العقد القديم وبداية الجديد، دون يوم ضائع ولا راتب متأخر.' },
    { title: 'أوراق جاهزة', text: 'إخلاء طرف، وتسليم للملكية الفكرية، وملخص لفترة العمل.' },
  ],
  steps: [
    { title: 'اطلبوا النقل', text: 'من صفحة العقد أو عبر مدير الحساب.' },
    { title: 'اتفقوا على الشروط', text: 'الراتب والمدة وتاريخ البدء، بينكم وبين الكفاءة.' },
    { title: 'فاتورة العمولة', text: 'تصدر مرة واحدة، بالحساب نفسه الذي رأيتموه في هذه الصفحة.' },
    { title: 'عقدكم الجديد', text: 'يبدأ في اليوم التالي لنهاية عقدنا.' },
  ],
  for_whom: [
    'شركة وجدت في فريق العمل من تريد بقاءه سنوات',
    'جهة تشترط عقودًا مباشرة مع العاملين لديها',
    'مؤسس يبني فريقه الدائم بعد نجاح المنتج الأولي',
  ],
}
const buyoutEn: ServiceTranslation = {
  name: 'Talent buyout',
  tagline: 'Move a talent to your own contract for a commission you know',
  intro:
    'When you would like a member of your squad to become your own employee, we transfer the contract for a commission of {buyout_percent} of the agreed gross monthly salary, over the months of the contract and {buyout_months} at most. One invoice, and no obligation afterwards.',
  gets: [
    { title: 'A figure before you ask', text: 'The calculator on this page shows the commission in dollars at once.' },
    {
      title: 'The talent’s explicit consent',
      text: 'Nobody’s contract moves until they have read the new terms and accepted them.',
    },
    {
      title: 'An orderly move',
      text: 'The old contract’s end and the new one’s start are fixed, with no lost day and no late salary.',
    },
    { title: 'Papers ready', text: 'Release, transfer of intellectual property and a summary of the engagement.' },
  ],
  steps: [
    { title: 'Ask for the transfer', text: 'From the contract’s page or through your account manager.' },
    { title: 'Agree on terms', text: 'Salary, duration and start date, between you and the talent.' },
    { title: 'The commission invoice', text: 'Issued once, worked out exactly as you saw on this page.' },
    { title: 'Your new contract', text: 'It starts the day after ours ends.' },
  ],
  for_whom: [
    'Companies that found someone in their squad they want to keep for years',
    'Organisations that must contract directly with the people who work for them',
    'Founders building a permanent team after a successful MVP',
  ],
}

const diligenceAr: ServiceTranslation = {
  name: 'الفحص التقني للشركات الناشئة',
  tagline: 'اعرفوا ما تشترون قبل أن تستثمروا',
  intro:
    'قبل الاستثمار أو الاستحواذ ينظر فريق من خبرائنا في الشيفرة والبنية والأمن والفريق، ويكتب لكم تقريرًا يفهمه من لا يكتب الشيفرة، ويحترمه من يكتبها.',
  gets: [
    { title: 'تقرير من جزأين', text: 'صفحتان للقرار، وملحق للتفاصيل التقنية.' },
    { title: 'مخاطر مرتبة', text: 'لكل خطر أثره وتكلفة إصلاحه، ومتى يصبح عاجلًا.' },
    { title: 'صورة للفريق', text: 'كيف يعمل، ومن يحمل المعرفة، وماذا يحدث إن غادر أحدهم.' },
    { title: 'سرية تامة', text: 'اتفاقية موقعة، ووصول للقراءة فقط، وحذف بعد التسليم.' },
  ],
  steps: [
    { title: 'تحديد النطاق', text: 'ما السؤال الذي يحسم قراركم؟ نبدأ منه.' },
    { title: 'اطلاع', text: 'الشيفرة والخوادم والوثائق، بصلاحيات محدودة ومسجلة.' },
    { title: 'مقابلات', text: 'مع المؤسسين والفريق، دون أسئلة ملتوية.' },
    { title: 'تقرير وجلسة', text: 'نعرض النتائج ونجيب عن أسئلة الطرفين.' },
  ],
  for_whom: [
    'صندوق استثمار يقيّم شركة تقنية',
    'شركة تفكر في الاستحواذ على منتج قائم',
    'مؤسس يريد أن يعرف نقاط ضعفه قبل أن يسأله عنها المستثمر',
  ],
}
const diligenceEn: ServiceTranslation = {
  name: 'Technical due diligence for startups',
  tagline: 'Know what you are buying before you invest',
  intro:
    'Before an investment or an acquisition, a team of our experts looks at code, infrastructure, security and people, and writes a report that non-engineers understand and engineers respect.',
  gets: [
    { title: 'A report in two parts', text: 'Two pages for the decision and an annex for the technical detail.' },
    { title: 'Risks in order', text: 'For each one its effect, the cost of fixing it and when it becomes urgent.' },
    {
      title: 'A picture of the team',
      text: 'How it works, who carries the knowledge, and what happens if someone leaves.',
    },
    { title: 'Full confidentiality', text: 'A signed agreement, read-only access, and deletion after delivery.' },
  ],
  steps: [
    { title: 'Scope', text: 'Which question decides it for you? We start there.' },
    { title: 'Reading', text: 'Code, servers and documents, with limited and logged access.' },
    { title: 'Conversations', text: 'With founders and team, without traps.' },
    { title: 'Report and session', text: 'We present the findings and answer questions from both sides.' },
  ],
  for_whom: [
    'Funds evaluating a technology company',
    'Companies thinking of acquiring an existing product',
    'Founders who want to know their weak points before an investor asks',
  ],
}

const mvpAr: ServiceTranslation = {
  name: 'بناء المنتج الأولي (MVP)',
  tagline: 'من سؤال واحد إلى منتج في أيدي أول المستخدمين',
  intro:
    'فريق عمل صغير ومتكامل يبني لكم أصغر منتج يجيب عن سؤالكم الأهم: مدير منتج، ومصممة، ومطورون، وعرض كل أسبوع لما أُنجز. وحين ينجح، يبقى الفريق معكم أو يسلّم لفريقكم.',
  gets: [
    { title: 'فريق عمل جاهز', text: 'الأدوار التي يحتاج إليها المنتج، لا أكثر، بقيادة من بنى مثله من قبل.' },
    { title: 'عرض أسبوعي', text: 'كل أسبوع شيء يعمل وتجربونه بأيديكم.' },
    { title: 'عربية من أول شاشة', text: 'واجهة تُقرأ من اليمين كما يجب، وإنجليزية بالعناية نفسها.' },
    { title: 'الشيفرة لكم', text: 'المستودع باسمكم منذ اليوم الأول، مع توثيق يكفي من يأتي بعدنا.' },
  ],
  steps: [
    { title: 'السؤال', text: 'نتفق على ما نريد أن نعرفه، وعلى الرقم الذي سيقنعنا.' },
    { title: 'النموذج', text: 'نرسم الرحلة ونجربها مع مستخدمين قبل البناء.' },
    { title: 'البناء', text: 'دورات أسبوعية، والأولوية دائمًا للسؤال.' },
    { title: 'الإطلاق والقرار', text: 'أول المستخدمين، ثم نكمل أو نغيّر أو نتوقف عن علم.' },
  ],
  for_whom: [
    'مؤسس لديه تمويل أولي ووقت قصير',
    'شركة قائمة تجرب خدمة جديدة بعيدًا عن أنظمتها',
    'جهة تريد أن ترى الفكرة تعمل قبل أن تقر ميزانيتها',
  ],
}
const mvpEn: ServiceTranslation = {
  name: 'Building an MVP',
  tagline: 'From one question to a product in the hands of its first users',
  intro:
    'A small, complete squad builds the smallest product that answers your most important question: product manager, designer, developers, and a demo every week of what got done. When it works, the squad stays with you or hands over to your team.',
  gets: [
    {
      title: 'A squad that is ready',
      text: 'The roles the product needs and no more, led by someone who has built one before.',
    },
    { title: 'A weekly demo', text: 'Every week there is something that works and that you can try yourself.' },
    {
      title: 'Arabic from the first screen',
      text: 'An interface that reads properly from the right, and English with the same care.',
    },
    {
      title: 'The code is yours',
      text: 'The repository is in your name from day one, documented well enough for whoever comes after us.',
    },
  ],
  steps: [
    { title: 'The question', text: 'We agree on what we want to find out and which figure would convince us.' },
    { title: 'The prototype', text: 'We draw the journey and try it with users before building.' },
    { title: 'The build', text: 'Weekly rounds, with the question always first.' },
    { title: 'Launch and decide', text: 'First users, and then go on, change or stop, knowingly.' },
  ],
  for_whom: [
    'Founders with early funding and little time',
    'Established companies trying a new service away from their main systems',
    'Organisations that want to see an idea work before approving its budget',
  ],
}

export const SERVICES_MORE: readonly SiteItem[] = [
  item(
    'service',
    'payroll-and-contracts',
    { ar: payrollAr, en: payrollEn },
    { related: ['team-as-a-service', 'talent-buyout', 'technical-consultant'] },
  ),
  item(
    'service',
    'talent-buyout',
    { ar: buyoutAr, en: buyoutEn },
    { calculator: 'buyout', related: ['payroll-and-contracts', 'team-as-a-service', 'technical-consultant'] },
  ),
  item(
    'service',
    'technical-due-diligence',
    { ar: diligenceAr, en: diligenceEn },
    { related: ['technical-consultant', 'mvp', 'team-as-a-service'] },
  ),
  item(
    'service',
    'mvp',
    { ar: mvpAr, en: mvpEn },
    { related: ['creative-lab', 'technical-due-diligence', 'team-as-a-service'] },
  ),
]
