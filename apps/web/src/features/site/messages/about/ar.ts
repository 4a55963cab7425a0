/** Who we are. The Arabic file defines the type. */
export const ar = {
  eyebrow: 'خمس نقاط، كلمة واحدة',
  word: 'كلمة فريق بنقاطها الخمس: واحدة فوق الفاء، واثنتان تحت الياء، واثنتان فوق القاف',
  gathering: ['نقاط متفرقة', 'تجتمع في مواضعها', 'فتصبح كلمة'],
  map: {
    label: 'خريطة من النقاط: الرياض، وحولها مدن تشاركها ساعات العمل، من الدار البيضاء إلى كراتشي',
    caption: 'الرياض، وحولها مدن تشاركها معظم يوم العمل.',
    cities: {
      riyadh: 'الرياض',
      casablanca: 'الدار البيضاء',
      tunis: 'تونس',
      cairo: 'القاهرة',
      istanbul: 'إسطنبول',
      amman: 'عمّان',
      dubai: 'دبي',
      karachi: 'كراتشي',
      lagos: 'لاغوس',
      nairobi: 'نيروبي',
    },
  },
  experts: {
    title: 'من يختار وينصح',
    demo: 'الأسماء والقصص هنا افتراضية، للعرض فقط.',
  },
  contact: 'تواصل معنا',
  why: 'لماذا فريق',
}
export type AboutWords = typeof ar
