import type { ReactNode } from 'react';
import { ArrowDown } from '../icons/ArrowDown.tsx';
import { ArrowRight } from '../icons/ArrowRight.tsx';
import { ArrowUp } from '../icons/ArrowUp.tsx';
import { Building2 } from '../icons/Building2.tsx';
import { CalendarDays } from '../icons/CalendarDays.tsx';
import { Camera } from '../icons/Camera.tsx';
import { Check } from '../icons/Check.tsx';
import { ChevronDown } from '../icons/ChevronDown.tsx';
import { ChevronLeft } from '../icons/ChevronLeft.tsx';
import { ChevronRight } from '../icons/ChevronRight.tsx';
import { ChevronsUpDown } from '../icons/ChevronsUpDown.tsx';
import { CircleCheck } from '../icons/CircleCheck.tsx';
import { CircleDashed } from '../icons/CircleDashed.tsx';
import { CircleHelp } from '../icons/CircleHelp.tsx';
import { CircleX } from '../icons/CircleX.tsx';
import { Copy } from '../icons/Copy.tsx';
import { Download } from '../icons/Download.tsx';
import { Ellipsis } from '../icons/Ellipsis.tsx';
import { ExternalLink } from '../icons/ExternalLink.tsx';
import { Eye } from '../icons/Eye.tsx';
import { EyeOff } from '../icons/EyeOff.tsx';
import { FileText } from '../icons/FileText.tsx';
import { Heart } from '../icons/Heart.tsx';
import { Hourglass } from '../icons/Hourglass.tsx';
import type { IconProps } from '../icons/Icon.tsx';
import { Info } from '../icons/Info.tsx';
import { LockKeyhole } from '../icons/LockKeyhole.tsx';
import { Menu } from '../icons/Menu.tsx';
import { Minus } from '../icons/Minus.tsx';
import { PackageX } from '../icons/PackageX.tsx';
import { Pause } from '../icons/Pause.tsx';
import { Play } from '../icons/Play.tsx';
import { Plus } from '../icons/Plus.tsx';
import { Printer } from '../icons/Printer.tsx';
import { ScanBarcode } from '../icons/ScanBarcode.tsx';
import { Search } from '../icons/Search.tsx';
import { Share2 } from '../icons/Share2.tsx';
import { ShoppingBasket } from '../icons/ShoppingBasket.tsx';
import { Tag } from '../icons/Tag.tsx';
import { Trash2 } from '../icons/Trash2.tsx';
import { TriangleAlert } from '../icons/TriangleAlert.tsx';
import { Truck } from '../icons/Truck.tsx';
import { Undo2 } from '../icons/Undo2.tsx';
import { Upload } from '../icons/Upload.tsx';
import { UserRound } from '../icons/UserRound.tsx';
import { WifiOff } from '../icons/WifiOff.tsx';
import { X } from '../icons/X.tsx';
import { ZoomIn } from '../icons/ZoomIn.tsx';

export interface IconInUse {
  readonly Icon: (props: IconProps) => ReactNode;
  readonly meaning: string;
}

/** Every icon of `@magazijn/ui/icons` by Lucide's name. */
export const iconsInUse: Readonly<Record<string, IconInUse>> = {
  ArrowDown: { Icon: ArrowDown, meaning: 'Sorted from high to low: oplopend, aflopend, sorteren' },
  ArrowRight: { Icon: ArrowRight, meaning: 'The current one among steps. Current, nu.' },
  ArrowUp: { Icon: ArrowUp, meaning: 'Sorted from low to high: oplopend, sorteren' },
  Building2: { Icon: Building2, meaning: 'A company that the user orders for. Office, organisation.' },
  CalendarDays: { Icon: CalendarDays, meaning: 'Opens the calendar: kalender, datum' },
  Camera: { Icon: Camera, meaning: 'Takes a photo or films: foto, scanner' },
  Check: { Icon: Check, meaning: 'Done, or selected. Tick, vinkje.' },
  ChevronDown: { Icon: ChevronDown, meaning: 'Opens below. Arrow, caret, expand.' },
  ChevronLeft: { Icon: ChevronLeft, meaning: 'Back, or the previous one. Arrow, vorige.' },
  ChevronRight: { Icon: ChevronRight, meaning: 'Forward, or the next one. Arrow, volgende.' },
  ChevronsUpDown: { Icon: ChevronsUpDown, meaning: 'Sortable: sorteren' },
  CircleCheck: { Icon: CircleCheck, meaning: 'Good news about the whole page. Success, gelukt.' },
  CircleDashed: { Icon: CircleDashed, meaning: 'An order that is received and not yet processed. Pending.' },
  CircleHelp: { Icon: CircleHelp, meaning: 'Asks for a choice. Question, vraag.' },
  CircleX: { Icon: CircleX, meaning: 'Cancelled, or refused. Error, geannuleerd.' },
  Copy: { Icon: Copy, meaning: 'Copies a text. Duplicate, kopiëren.' },
  Download: { Icon: Download, meaning: 'Downloads a document: downloaden, pdf' },
  Ellipsis: { Icon: Ellipsis, meaning: 'More actions. Menu, meer, acties.' },
  ExternalLink: { Icon: ExternalLink, meaning: 'Leads to another site. New window.' },
  Eye: { Icon: Eye, meaning: 'Shows a password. Visible, toon.' },
  EyeOff: { Icon: EyeOff, meaning: 'Hides a password. Invisible, verberg.' },
  FileText: { Icon: FileText, meaning: 'A file: bestand' },
  Heart: { Icon: Heart, meaning: 'A favourite; filled if the product is one. Wishlist, favoriet.' },
  Hourglass: { Icon: Hourglass, meaning: 'Waits for another person. Pending, wachten.' },
  Info: { Icon: Info, meaning: 'A remark about the whole page. Information, uitleg.' },
  LockKeyhole: { Icon: LockKeyhole, meaning: 'For customers who are logged in. Login, slot.' },
  Menu: { Icon: Menu, meaning: 'Opens the menu on a phone. Hamburger.' },
  Minus: { Icon: Minus, meaning: 'One less. Decrease, minder.' },
  PackageX: { Icon: PackageX, meaning: 'Not enough in stock: voorraad tekort' },
  Pause: { Icon: Pause, meaning: 'Pauses motion. Carousel.' },
  Play: { Icon: Play, meaning: 'Resumes motion. Carousel.' },
  Plus: { Icon: Plus, meaning: 'One more, or adds. Increase, meer.' },
  Printer: { Icon: Printer, meaning: 'Prints. Afdrukken.' },
  ScanBarcode: { Icon: ScanBarcode, meaning: 'Scans a bar code. Scanner, streepjescode.' },
  Search: { Icon: Search, meaning: 'Searches. Magnifier, loep, zoeken.' },
  Share2: { Icon: Share2, meaning: 'Shares a link. Share, delen.' },
  ShoppingBasket: { Icon: ShoppingBasket, meaning: 'The cart. Basket, winkelmand.' },
  Tag: { Icon: Tag, meaning: 'A deal that is not complete yet. Label, actie.' },
  Trash2: { Icon: Trash2, meaning: 'Removes a line. Delete, bin, verwijderen.' },
  TriangleAlert: { Icon: TriangleAlert, meaning: 'Something is wrong, or needs attention. Warning, fout.' },
  Truck: { Icon: Truck, meaning: 'In transit, or free delivery. Delivery, bezorgen.' },
  Undo2: { Icon: Undo2, meaning: 'Undoes the last action. Revert, ongedaan maken.' },
  Upload: { Icon: Upload, meaning: 'Uploads files: uploaden, bestand' },
  UserRound: { Icon: UserRound, meaning: 'The account. Person, profile, inloggen.' },
  WifiOff: { Icon: WifiOff, meaning: 'No connection. Offline, geen verbinding.' },
  X: { Icon: X, meaning: 'Closes, or removes a filter. Cross, sluiten.' },
  ZoomIn: { Icon: ZoomIn, meaning: 'Enlarges a picture. Enlarge, vergroten.' },
};
