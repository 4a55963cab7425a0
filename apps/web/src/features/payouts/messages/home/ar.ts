/** The next payout, on the home of a talent. */
export const ar = {
  title: 'دفعتك القادمة',
  text: (amount: string, day: string) => `${amount} في موعد أقصاه ${day}`,
  late: (amount: string) => `تأخرت دفعتك ${amount}، ونتابعها`,
  open: 'عرض مستحقاتك',
}
