// What many talents are called, where they live, and what they do: enough to be believed, in both scripts.

const words = (text: string): string[] => text.trim().split(/\s+/)
const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

/** Women and men of each people or region, with the names of their families; one of these may be of several words. */
export const NAMES = {
  gulf: {
    first: words(`
      نورة سارة ريما لمياء هيفاء جواهر منيرة العنود غادة رهف شهد أمل عبير وجدان محمد أحمد خالد فيصل سلطان نواف ماجد بندر
      راشد تركي سعود مشعل عبدالله يزيد`),
    last: lines(`
      القحطاني
      الشمري
      العتيبي
      الحربي
      الزهراني
      الغامدي
      المطيري
      الأنصاري
      المهيري
      الكعبي
      البلوشي
      السالم
      الصالحي
      المرزوقي`),
  },
  nile: {
    first: words(`
      شيماء إسراء آلاء ياسمين نورهان هاجر أسماء رحاب مروة بسمة دعاء إيمان سلوى نجلاء محمد أحمد إبراهيم إسماعيل مصطفى محمود
      طارق هيثم كريم معتز عمرو شريف تامر`),
    last: lines(`
      السيد
      عبد العزيز
      عبد الفتاح
      النجار
      الشريف
      أبو زيد
      المصري
      عثمان
      الطيب
      شاهين
      سليمان
      رمضان
      البدري`),
  },
  levant: {
    first: words(`
      رنا لارا هبة رولا سوسن ميساء حنان وفاء فاطمة زينب نور محمد أحمد زياد أنس حمزة نزار مروان وسيم باسل رامي عمر ليث
      قصي`),
    last: lines(`
      الحلبي
      الدمشقي
      البغدادي
      الجبوري
      حمدان
      أبو غزالة
      قدورة
      النابلسي
      الخليلي
      العبيدي
      حداد
      الساعدي`),
  },
  maghreb: {
    first: words(`
      خديجة فاطمة عائشة سلمى إكرام هاجر كنزة مريم أسماء محمد أحمد ياسين رضوان سفيان أيوب كريم أنس حمزة بلال وليد`),
    last: lines(`
      الطرابلسي
      الورفلي
      بن عمر
      بن سالم
      بوعزيز
      بلقاسم
      العلمي
      الفاسي
      الإدريسي
      التونسي
      بن يوسف`),
  },
  yemeni: {
    first: words('أروى بلقيس هدى فاطمة أمة محمد أحمد علي عبدالملك صالح ناصر'),
    last: lines(`
      الصنعاني
      الحضرمي
      العمري
      الوصابي
      الحمادي`),
  },
  urdu: {
    first: words('Zainab Fatima Mahnoor Hira Ayesha Sana Usman Hamza Danish Faizan Bilal Hassan'),
    last: words('Malik Siddiqui Qureshi Chaudhry Sheikh Mirza Baig Akhtar'),
  },
  turkish: {
    first: words('Zeynep Elif Merve Defne Emre Burak Kerem Onur'),
    last: words('Demir Aydın Yılmaz Öztürk Çelik Arslan Doğan'),
  },
  nigerian: {
    first: words('Folake Titilayo Yetunde Bukola Tunde Segun Femi Kunle'),
    last: words('Adeyemi Balogun Adebayo Ogunleye Oyelaran'),
  },
  kenyan: {
    first: words('Wanjiru Akinyi Njeri Kamau Otieno Kiprop'),
    last: words('Mwangi Odhiambo Kariuki Cheruiyot'),
  },
  indian: {
    first: words('Priya Ananya Meera Kavya Arjun Rohan Vikram Aditya'),
    last: words('Sharma Nair Iyer Reddy Kulkarni Banerjee'),
  },
  ethiopian: {
    first: words('Bethlehem Selam Mahlet Yonas Dawit Abel'),
    last: words('Bekele Tadesse Haile Girma'),
  },
} as const

export type People = keyof typeof NAMES
export type Country = {
  id: string
  zone: string
  /** Mobile numbers: prefix, and the number of digits after it. */
  phone: readonly [prefix: string, digits: number]
  people: People
  /** Native language. */
  mother: string
  second: string | null
  /** Share of people in percent; salary level relative to the others. */
  share: number
  price: number
}

/**
 * id | zone | prefix | digits | people | mother tongue | second language | share | price. In the last three live hand-made
 * people only. The numbers pass our check, are filled up with zeros, and lie outside what operators have opened where such
 * prefixes pass it (Egypt, Saudi Arabia, Turkey): most of these countries set none aside for examples.
 */
export const COUNTRIES: readonly Country[] = lines(`
  EG | Africa/Cairo | +20159 | 7 | nile | ar | | 24 | 0.8
  JO | Asia/Amman | +96279 | 7 | levant | ar | | 13 | 1
  SA | Asia/Riyadh | +96651 | 7 | gulf | ar | | 8 | 1.7
  MA | Africa/Casablanca | +2126 | 8 | maghreb | ar | fr | 8 | 0.95
  TN | Africa/Tunis | +2162 | 7 | maghreb | ar | fr | 6 | 0.95
  PK | Asia/Karachi | +9230 | 8 | urdu | ur | | 8 | 0.75
  DZ | Africa/Algiers | +21355 | 7 | maghreb | ar | fr | 4 | 0.8
  PS | Asia/Hebron | +97059 | 7 | levant | ar | | 4 | 0.85
  SY | Asia/Damascus | +96393 | 7 | levant | ar | | 4 | 0.65
  TR | Europe/Istanbul | +90500 | 7 | turkish | tr | | 4 | 1.2
  IQ | Asia/Baghdad | +96477 | 8 | levant | ar | | 3 | 0.9
  SD | Africa/Khartoum | +24991 | 7 | nile | ar | | 2 | 0.6
  YE | Asia/Aden | +96777 | 7 | yemeni | ar | | 2 | 0.55
  AE | Asia/Dubai | +97150 | 7 | gulf | ar | | 2 | 1.9
  LY | Africa/Tripoli | +21891 | 7 | maghreb | ar | | 1 | 0.8
  OM | Asia/Muscat | +96892 | 6 | gulf | ar | | 1 | 1.3
  NG | Africa/Lagos | +234803 | 7 | nigerian | yo | | 2 | 0.8
  KE | Africa/Nairobi | +2547 | 8 | kenyan | sw | | 1 | 0.85
  IN | Asia/Kolkata | +9198 | 8 | indian | hi | | 2 | 0.8
  ET | Africa/Addis_Ababa | +2519 | 8 | ethiopian | am | | 1 | 0.6
  LB | Asia/Beirut | +96170 | 6 | levant | ar | fr | 0 | 1
  BH | Asia/Bahrain | +97336 | 6 | gulf | ar | | 0 | 1.5
  KW | Asia/Kuwait | +96550 | 6 | gulf | ar | | 0 | 1.8
`).map((line) => {
  const [id = '', zone = '', prefix = '', digits, people, mother = '', second, share, price] = line
    .split('|')
    .map((column) => column.trim())
  return {
    id,
    zone,
    phone: [prefix, Number(digits)],
    people: people as People,
    mother,
    second: second || null,
    share: Number(share),
    price: Number(price),
  }
})

export const countryOf = (id: string): Country => {
  const country = COUNTRIES.find((country) => country.id === id)
  if (!country) throw new Error(`The demo world has nobody in ${id}`)
  return country
}

/** Share in percent; the default is one. */
export const ROLE_SHARES: Readonly<Record<string, number>> = {
  frontend_developer: 14,
  backend_developer: 14,
  fullstack_developer: 12,
  mobile_developer: 9,
  software_developer: 6,
  product_designer: 5,
  qa_engineer: 5,
  devops_engineer: 5,
  data_analyst: 4,
  data_engineer: 4,
  ai_engineer: 3,
  data_scientist: 3,
  product_manager: 3,
  ios_developer: 2,
  android_developer: 2,
}

/** A month of a beginner in US dollars, by the field of the role. */
export const FIELD_PRICES: Readonly<Record<string, number>> = {
  engineering: 900,
  data: 950,
  design: 750,
  product: 950,
  quality: 700,
  infrastructure: 950,
  security: 1000,
  management: 1200,
}

export const COMPANIES = {
  ar: lines(`
    مسارات للحلول الرقمية
    نسيج التقنية
    أفق البرمجيات
    سحابة الخليج
    منصة حلقات
    بيت التجارة الذكية
    رواد المدفوعات
    قافلة للشحن
    عيادتي الرقمية
    مختبر النيل`),
  en: lines(`
    Delta Software House
    Bosphorus Labs
    Indus Digital
    Savanna Payments
    Northwind Retail Systems
    Clearpath Health
    Harbour Logistics
    Openfield Studio`),
} as const
