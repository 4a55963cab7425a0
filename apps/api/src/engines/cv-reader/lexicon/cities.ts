import { nameForm } from './catalogue.ts'

/** Cities that identify their country; Tripoli does not. */
const CITIES: Readonly<Record<string, string>> = {
  SA: 'riyadh, jeddah, jiddah, dammam, khobar, al khobar, dhahran, jubail, taif, tabuk, hail, abha, makkah, mecca, madinah, medina, الرياض, جدة, الدمام, الخبر, الظهران, الجبيل, الطائف, تبوك, حائل, مكة, مكة المكرمة, المدينة المنورة, أبها, بريدة',
  AE: 'dubai, abu dhabi, sharjah, ajman, al ain, ras al khaimah, fujairah, دبي, أبوظبي, أبو ظبي, الشارقة, عجمان, العين, رأس الخيمة, الفجيرة',
  JO: 'amman, irbid, zarqa, aqaba, عمان, إربد, الزرقاء, العقبة',
  EG: 'cairo, alexandria, giza, mansoura, tanta, zagazig, assiut, aswan, luxor, ismailia, suez, port said, القاهرة, الإسكندرية, الجيزة, المنصورة, طنطا, الزقازيق, أسيوط, أسوان, الأقصر, الإسماعيلية, السويس, بورسعيد',
  MA: 'casablanca, rabat, marrakech, fes, tangier, agadir, meknes, oujda, tetouan, kenitra, tanger, الدار البيضاء, الرباط, مراكش, فاس, طنجة, أكادير, مكناس, وجدة, تطوان, القنيطرة',
  TN: 'tunis, sfax, sousse, nabeul, monastir, bizerte, صفاقس, سوسة, نابل, المنستير, بنزرت, تونس العاصمة',
  DZ: 'algiers, alger, oran, constantine, annaba, blida, setif, الجزائر العاصمة, وهران, قسنطينة, عنابة, البليدة, سطيف',
  LB: 'beirut, beyrouth, saida, sidon, zahle, بيروت, صيدا, زحلة',
  SY: 'damascus, aleppo, homs, hama, latakia, tartus, دمشق, حلب, حمص, حماة, اللاذقية, طرطوس',
  IQ: 'baghdad, erbil, basra, mosul, najaf, karbala, kirkuk, sulaymaniyah, بغداد, أربيل, البصرة, الموصل, النجف, كربلاء, كركوك, السليمانية',
  PS: 'gaza, ramallah, nablus, hebron, bethlehem, jenin, غزة, رام الله, نابلس, الخليل, بيت لحم, جنين',
  KW: 'kuwait city, مدينة الكويت',
  QA: 'doha, lusail, الدوحة, لوسيل',
  BH: 'manama, muharraq, المنامة, المحرق',
  OM: 'muscat, salalah, sohar, مسقط, صلالة, صحار',
  YE: 'sanaa, aden, taiz, صنعاء, عدن, تعز',
  SD: 'khartoum, omdurman, port sudan, الخرطوم, أم درمان, بورتسودان',
  LY: 'benghazi, misrata, بنغازي, مصراتة',
  MR: 'nouakchott, nouadhibou, نواكشوط, نواذيبو',
  SO: 'mogadishu, hargeisa, مقديشو, هرجيسا',
  TR: 'istanbul, ankara, izmir, إسطنبول, أنقرة, إزمير',
  PK: 'karachi, lahore, islamabad, rawalpindi, faisalabad, peshawar, كراتشي, لاهور',
  KE: 'nairobi, نيروبي',
  DE: 'berlin, munich, frankfurt, برلين, ميونخ, فرانكفورت',
  FR: 'paris, lyon, marseille, toulouse, باريس',
  GB: 'london, manchester, لندن',
}
export const COUNTRY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(CITIES).flatMap(([code, names]) => names.split(',').map((name) => [nameForm(name), code] as const)),
)

/** Names of countries that are neither Arabic nor English. */
const FRENCH: Readonly<Record<string, string>> = {
  MA: 'Maroc',
  DZ: 'Algérie',
  TN: 'Tunisie',
  EG: 'Égypte, Egypte',
  LB: 'Liban',
  JO: 'Jordanie',
  SA: 'Arabie saoudite',
  AE: 'Émirats arabes unis',
  MR: 'Mauritanie',
  LY: 'Libye',
  SY: 'Syrie',
  IQ: 'Irak',
  SD: 'Soudan',
  SO: 'Somalie',
  SN: 'Sénégal',
  TR: 'Turquie',
  DE: 'Allemagne',
  ES: 'Espagne',
  IT: 'Italie',
  BE: 'Belgique',
  CH: 'Suisse',
}
export const COUNTRY_IN_FRENCH: ReadonlyMap<string, string> = new Map(
  Object.entries(FRENCH).flatMap(([code, names]) => names.split(',').map((name) => [nameForm(name), code] as const)),
)
