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
      customers:
        'Example: 34 per customer. Scents win by samples and word of mouth as much as by ads, and orders are small. Replace it with your own cost.',
    },
    abaya: {
      name: 'Abayas',
      about: 'Sewn by a local workshop; many returns',
      customers:
        'Example: 70 per customer. Many abaya stores advertise on Instagram and Snapchat, most of all before Ramadan, and a first order is large enough to bear it. Replace it with your own cost.',
      storeName: 'Abaya store',
      productName: 'Abayas',
      products: { first: 'Everyday abaya', second: 'Embroidered abaya', third: 'Chiffon scarf' },
    },
    coffee: {
      name: 'Coffee',
      about: 'Roasted nearby; customers buy again each month',
      customers:
        'Example: 35 per customer. A bag costs little, so a store can spend little on the first one; the month after brings the next order. Replace it with your own cost.',
      storeName: 'Coffee store',
      productName: 'Specialty coffee',
      products: { first: 'Ethiopian beans 250 g', second: 'Espresso blend 1 kg', third: 'Drip bags, box of 10' },
    },
    dates: {
      name: 'Dates',
      about: 'From farms, in gift boxes',
      customers:
        'Example: 38 per customer. Most are won in Ramadan and before Eid, when gifts are searched for anyway. Replace it with your own cost.',
      storeName: 'Date store',
      productName: 'Dates and gift boxes',
      products: { first: 'Gift box 1 kg', second: 'Ajwa dates 500 g', third: 'Stuffed dates, box' },
    },
    accessories: {
      name: 'Accessories',
      about: 'Imported, light and inexpensive',
      customers:
        'Example: 68 per customer. Low prices sell by many paid views, and few viewers buy. Replace it with your own cost.',
      storeName: 'Accessories store',
      productName: 'Fashion accessories',
      products: { first: 'Necklace', second: 'Bracelet', third: 'Ring set' },
    },
    home: {
      name: 'Home',
      about: 'Coffee sets, trays, incense burners',
      customers:
        'Example: 58 per customer. Hospitality ware sells by pictures and short films; the basket bears it, but few come back soon. Replace it with your own cost.',
      storeName: 'Home store',
      productName: 'Hospitality ware',
      products: { first: 'Incense burner', second: 'Coffee set', third: 'Serving tray' },
    },
  },
}
