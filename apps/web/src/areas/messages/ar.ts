/** The words of the signed-in shell. */
export const ar = {
  homeLabel: 'فريق، الرئيسية',
  find: 'بحث وأوامر',
  accountMenu: 'قائمة الحساب',
  home: 'الرئيسية',
  settings: 'الإعدادات',
  signOut: 'تسجيل الخروج',
  talent: 'حساب كفاءة',
  client: 'حساب شركة',
  bar: 'أهم صفحاتك',
  more: 'المزيد',
  pages: {
    offers: 'عروض العمل',
    contracts: 'العقود',
    payouts: 'المستحقات',
    renewals: 'التجديد',
    conversations: 'المحادثات',
  },
}
