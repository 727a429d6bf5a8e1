import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CloudDoneIcon from '@mui/icons-material/CloudDoneOutlined';
import CloudUploadIcon from '@mui/icons-material/CloudUploadOutlined';
import BoatIcon from '@mui/icons-material/DirectionsBoatOutlined';
import EditNoteIcon from '@mui/icons-material/EditNote';
import EventAvailableIcon from '@mui/icons-material/EventAvailableOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import FlightIcon from '@mui/icons-material/FlightOutlined';
import HomeIcon from '@mui/icons-material/HomeWorkOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import TruckIcon from '@mui/icons-material/LocalShippingOutlined';
import PlaceIcon from '@mui/icons-material/LocationOnOutlined';
import PauseIcon from '@mui/icons-material/PauseCircleOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import TrainIcon from '@mui/icons-material/TrainOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import WarehouseIcon from '@mui/icons-material/WarehouseOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';

/** The icons a status can have, by the names they are stored under. */
export const statuszeichen = {
  edit_note: { text: 'sendungsstatus.statuszeichen.stift', Icon: EditNoteIcon },
  cloud_upload: { text: 'sendungsstatus.statuszeichen.wolkeHinauf', Icon: CloudUploadIcon },
  cloud_done: { text: 'sendungsstatus.statuszeichen.wolkeErledigt', Icon: CloudDoneIcon },
  event: { text: 'sendungsstatus.statuszeichen.termin', Icon: EventIcon },
  event_available: { text: 'sendungsstatus.statuszeichen.terminBestaetigt', Icon: EventAvailableIcon },
  inventory: { text: 'sendungsstatus.statuszeichen.paket', Icon: InventoryIcon },
  warehouse: { text: 'sendungsstatus.statuszeichen.lager', Icon: WarehouseIcon },
  local_shipping: { text: 'sendungsstatus.statuszeichen.lkw', Icon: TruckIcon },
  train: { text: 'sendungsstatus.statuszeichen.bahn', Icon: TrainIcon },
  directions_boat: { text: 'sendungsstatus.statuszeichen.schiff', Icon: BoatIcon },
  flight: { text: 'sendungsstatus.statuszeichen.flugzeug', Icon: FlightIcon },
  home_work: { text: 'sendungsstatus.statuszeichen.depot', Icon: HomeIcon },
  location_on: { text: 'beschriftung.ort', Icon: PlaceIcon },
  schedule: { text: 'allgemein.uhr', Icon: ScheduleIcon },
  pause_circle: { text: 'sendungsstatus.statuszeichen.pause', Icon: PauseIcon },
  receipt_long: { text: 'sendungsstatus.statuszeichen.beleg', Icon: ReceiptIcon },
  flag: { text: 'sendungsstatus.statuszeichen.fahne', Icon: FlagIcon },
  check_circle: { text: 'sendungsstatus.statuszeichen.haken', Icon: CheckIcon },
  warning: { text: 'sendungsstatus.statuszeichen.warnung', Icon: WarningIcon },
  block: { text: 'sendungsstatus.statuszeichen.verbot', Icon: BlockIcon },
  undo: { text: 'allgemein.zurueck', Icon: UndoIcon },
} as const;

export type Statuszeichenname = keyof typeof statuszeichen;

export function zeichenZu(icon: string | null | undefined): typeof LabelIcon {
  return icon && Object.hasOwn(statuszeichen, icon)
    ? statuszeichen[icon as Statuszeichenname].Icon
    : LabelIcon;
}
