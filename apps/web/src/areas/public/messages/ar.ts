export const ar = {
  siteMenu: 'قائمة الموقع',
  openMenu: 'القائمة',
  homeLabel: 'فريق، الصفحة الرئيسية',
  forCompanies: 'للشركات',
  forTalents: 'للكفاءات',
  login: 'تسجيل الدخول',
  hire: 'وظّف كفاءة',
  join: 'انضم ككفاءة',
  account: 'حسابي',
  footer: {
    about: 'كفاءات تقنية عن بُعد لشركات المنطقة، من أول ترشيح إلى تجديد العقد.',
    site: 'الموقع',
    start: 'ابدأ من هنا',
    clientSignup: 'حساب شركة',
    talentSignup: 'حساب كفاءة',
    rights: (year: number) => `© ${year} فريق. جميع الحقوق محفوظة.`,
  },
}
