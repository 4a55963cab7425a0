import { type Entry, entriesOf } from './entries.ts'

export const INDUSTRIES: readonly Entry[] = entriesOf(`
advertising | الإعلان والتسويق | Advertising and marketing
agriculture | الزراعة | Agriculture
automotive | السيارات | Automotive
aviation | الطيران والفضاء | Aviation and space
banking | البنوك | Banking | مصارف
construction | المقاولات والإنشاءات | Construction
consulting | الاستشارات | Consulting
consumer-goods | السلع الاستهلاكية | Consumer goods | FMCG
cybersecurity | الأمن السيبراني | Cybersecurity
e-commerce | التجارة الإلكترونية | E-commerce
education | التعليم | Education | edtech
energy | الطاقة والنفط والغاز | Energy, oil and gas
events | الفعاليات | Events
fashion | الأزياء | Fashion
fintech | التقنية المالية | Fintech
food | الأغذية والمطاعم | Food and restaurants
gaming | الألعاب | Gaming
government | القطاع الحكومي | Government | GovTech
healthcare | الرعاية الصحية | Healthcare | healthtech
hospitality | الضيافة | Hospitality | فنادق
human-resources | الموارد البشرية | Human resources | HR
insurance | التأمين | Insurance | insurtech
legal | الخدمات القانونية | Legal services
logistics | الخدمات اللوجستية والنقل | Logistics and transport | shipping, شحن
manufacturing | الصناعة | Manufacturing
media | الإعلام والترفيه | Media and entertainment
nonprofit | القطاع غير الربحي | Non-profit | NGO, خيري
pharma | الأدوية | Pharmaceuticals
real-estate | العقارات | Real estate | proptech
retail | تجارة التجزئة | Retail
software | البرمجيات وتقنية المعلومات | Software and IT | SaaS
sports | الرياضة | Sports
telecom | الاتصالات | Telecommunications
tourism | السفر والسياحة | Travel and tourism | حج وعمرة
utilities | المياه والكهرباء | Water and electricity
other | قطاع آخر | Other
`)
