/** The next payout, on the home of a talent. */
export const ar = {
  title: 'دفعتك القادمة',
  lateTitle: 'دفعة متأخرة',
  text: (amount: string, day: string) => `${amount} في موعد أقصاه ${day}`,
  write: 'مراسلة المالية',
  open: 'عرض مستحقاتك',
}
