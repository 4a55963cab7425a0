/** A version of the seller as somebody types it, without its day. */
export const SELLER_FORM = {
  name_ar: 'شركة فريق للتقنية',
  name_en: 'Fareeq Technology LLC',
  address_ar: 'حي العليا، الرياض 12211',
  address_en: 'Olaya, Riyadh 12211',
  vat_number: '310123456700003',
  registration_number: '1010123456',
  accounts: [
    {
      currency: 'USD',
      holder: 'Fareeq Technology LLC',
      bank: 'Riyad Bank',
      iban: 'SA03 8000 0000 6080 1016 7519',
      bic: 'RIBLSARI',
    },
  ],
  reason: 'We have moved',
} as const
