/** The names of the second sample and of the starter stores. */
export const stores = {
  secondSample: {
    storeName: 'Layan Perfumes',
    productName: 'Perfumes and home mists',
    products: { first: 'Oud rose 50 ml', second: 'Home mist', third: 'Scent guide (PDF)' },
    packing: 'Packing assistant',
    service: 'Customer service',
    photos: 'Product photos',
  },
  example: '{{name}} (example)',
  starters: {
    perfume: {
      name: 'Perfume',
      about: 'Imported scents, cash on delivery, not registered for VAT',
    },
    abaya: {
      name: 'Abayas',
      about: 'Sewn by a local workshop; many returns',
      storeName: 'Abaya store',
      productName: 'Abayas',
      products: { first: 'Everyday abaya', second: 'Embroidered abaya', third: 'Chiffon scarf' },
    },
    coffee: {
      name: 'Coffee',
      about: 'Roasted nearby; customers buy again each month',
      storeName: 'Coffee store',
      productName: 'Specialty coffee',
      products: { first: 'Ethiopian beans 250 g', second: 'Espresso blend 1 kg', third: 'Drip bags, box of 10' },
    },
    dates: {
      name: 'Dates',
      about: 'From farms, in gift boxes',
      storeName: 'Date store',
      productName: 'Dates and gift boxes',
      products: { first: 'Gift box 1 kg', second: 'Ajwa dates 500 g', third: 'Stuffed dates, box' },
    },
    accessories: {
      name: 'Accessories',
      about: 'Imported, light and inexpensive',
      storeName: 'Accessories store',
      productName: 'Fashion accessories',
      products: { first: 'Necklace', second: 'Bracelet', third: 'Ring set' },
    },
    home: {
      name: 'Home',
      about: 'Coffee sets, trays, incense burners',
      storeName: 'Home store',
      productName: 'Hospitality ware',
      products: { first: 'Incense burner', second: 'Coffee set', third: 'Serving tray' },
    },
  },
}
