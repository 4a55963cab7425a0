/** What is open to pay, on the home of a company. */
export const ar = {
  title: 'فواتير للسداد',
  open: (amount: string) => `${amount} بانتظار السداد`,
  late: (amount: string) => `منها ${amount} فات موعده`,
  action: 'عرض الفواتير',
}
