/** What the dialogs that make files have in common. */
export const exportFile = {
  download: 'Download',
  again: 'Download again',
  share: 'Share',
  another: 'Make another',
  kilobytes: '{{figure}} kB',
  untitled: 'My store',
}
