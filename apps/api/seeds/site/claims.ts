import type { SiteItem } from '@fareeq/domain/site/schema.ts'
import { WRITTEN_ON, item } from './item.ts'

type Words = [value: string, label: string, how: string]

type Figure = { figure: 'talents' | 'countries'; least: number }

const claim = (slug: string, ar: Words, en: Words, counted?: Figure) => {
  const translation = ([value, label, how]: Words) => ({ value, label, how })
  return item('claim', slug, { ar: translation(ar), en: translation(en) }, { as_of: WRITTEN_ON, ...counted })
}

/** The nine claims of the specification and no other; the numbers are set here once and edited in the table (D-88). */
export const CLAIMS: readonly SiteItem[] = [
  claim(
    'faster-hiring',
    ['60%', 'توظيف أسرع', 'نقارن الأيام من استلام الطلب إلى بدء العمل بما تخبرنا الشركات أنها كانت تحتاج إليه من قبل.'],
    [
      '60%',
      'faster hiring',
      'Days from your request to the first working day, compared with what companies tell us it took them before.',
    ],
  ),
  claim(
    'cost-saving',
    ['40%', 'توفير في التكلفة', 'نقارن التكلفة الشهرية الكاملة للكفاءة عن بُعد بتكلفة الدور نفسه داخل مقر الشركة.'],
    [
      '40%',
      'cost saving',
      'The full monthly cost of a remote talent, compared with the same role at the company’s own office.',
    ],
  ),
  claim(
    'talents',
    ['+55 ألف', 'كفاءة تقنية', 'كل من أنشأ حسابًا وأكّد بريده، سواء أكمل التقييم أم لم يكمله بعد.'],
    [
      '55K+',
      'talents',
      'Everyone who opened an account and confirmed their address, whether or not they have finished the assessments.',
    ],
    { figure: 'talents', least: 55_000 },
  ),
  claim(
    'countries',
    ['80', 'دولة', 'عدد الدول التي تقيم فيها الكفاءات المسجّلة لدينا.'],
    ['80', 'countries', 'The countries our registered talents live in.'],
    { figure: 'countries', least: 80 },
  ),
  claim(
    'skills',
    ['+350', 'مهارة', 'المهارات التي يمكن للكفاءة إضافتها إلى ملفها، من لغات البرمجة إلى إدارة المنتجات.'],
    ['350+', 'skills', 'The skills a talent can add to a profile, from programming languages to product management.'],
  ),
  claim(
    'project-success',
    ['94%', 'نجاح المشاريع', 'المشاريع التي أكملت مدتها وقال العميل إنها حققت ما طلبه.'],
    [
      '94%',
      'project success',
      'Projects that ran their full term and that the client says delivered what was asked for.',
    ],
  ),
  claim(
    'renewals',
    ['92%', 'تجديد أو تمديد', 'العقود التي جُدّدت أو مُدّدت من بين العقود التي بلغت نهايتها.'],
    ['92%', 'renewed or extended', 'Contracts that were renewed or extended, out of those that reached their end.'],
  ),
  claim(
    'organisations',
    ['+450', 'جهة خدمناها', 'الشركات والجهات التي بدأت معنا عقدًا واحدًا على الأقل.'],
    ['450+', 'organisations served', 'Companies and institutions that have started at least one contract with us.'],
  ),
  claim(
    'hires',
    ['+2,000', 'عملية توظيف', 'كل كفاءة بدأت عقدًا مع عميل. التجديد لا يُحسب مرة ثانية.'],
    ['2000+', 'hires', 'Every talent who started a contract with a client. A renewal is not counted again.'],
  ),
]
