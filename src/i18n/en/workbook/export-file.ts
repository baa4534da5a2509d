/** What the dialogs that make files have in common. */
export const exportFile = {
  download: 'Download',
  again: 'Download again',
  share: 'Share',
  another: 'Create another',
  kilobytes: '{{figure}} kB',
  untitled: 'My store',
}
