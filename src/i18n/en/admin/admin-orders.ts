import type { OrderSearch, OrderStatus } from '../../../domain/options'

/** The administration's list of orders. */
export const adminOrders = {
  caption: 'Orders',
  search: 'Search orders',
  searchHint: 'Starts with…',
  searchBy: { customer: 'Customer', email: 'Email' } satisfies Record<OrderSearch, string>,
  columns: {
    customer: 'Customer',
    status: 'Status',
    phone: 'Chat',
    product: 'Product',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    total: 'Total',
    created: 'Ordered',
    country: 'Country',
    number: 'Order no.',
    account: 'Account',
    notes: 'Notes',
  },
  statuses: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Canceled',
    disputed: 'Disputed',
  } satisfies Record<OrderStatus, string>,
  chatWith: 'Chat with {{name}} on WhatsApp',
  noChat: 'Not a valid phone number',
  account: 'In use',
  noAccount: 'Deleted',
  empty: 'No orders found',
}
