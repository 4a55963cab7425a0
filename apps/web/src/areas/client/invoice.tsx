import { InvoicePage } from '../../features/invoices/parts/invoice-page.tsx'

/** One invoice, and what other features put on it. */
export const Screen = () => <InvoicePage />
