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
  edit_note: { text: 'Stift', Icon: EditNoteIcon },
  cloud_upload: { text: 'Wolke, hinauf', Icon: CloudUploadIcon },
  cloud_done: { text: 'Wolke, erledigt', Icon: CloudDoneIcon },
  event: { text: 'Termin', Icon: EventIcon },
  event_available: { text: 'Termin bestätigt', Icon: EventAvailableIcon },
  inventory: { text: 'Paket', Icon: InventoryIcon },
  warehouse: { text: 'Lager', Icon: WarehouseIcon },
  local_shipping: { text: 'Lkw', Icon: TruckIcon },
  train: { text: 'Bahn', Icon: TrainIcon },
  directions_boat: { text: 'Schiff', Icon: BoatIcon },
  flight: { text: 'Flugzeug', Icon: FlightIcon },
  home_work: { text: 'Depot', Icon: HomeIcon },
  location_on: { text: 'Ort', Icon: PlaceIcon },
  schedule: { text: 'Uhr', Icon: ScheduleIcon },
  pause_circle: { text: 'Pause', Icon: PauseIcon },
  receipt_long: { text: 'Beleg', Icon: ReceiptIcon },
  flag: { text: 'Fahne', Icon: FlagIcon },
  check_circle: { text: 'Haken', Icon: CheckIcon },
  warning: { text: 'Warnung', Icon: WarningIcon },
  block: { text: 'Verbot', Icon: BlockIcon },
  undo: { text: 'Zurück', Icon: UndoIcon },
} as const;

export type Statuszeichenname = keyof typeof statuszeichen;

export function zeichenZu(icon: string | null | undefined): typeof LabelIcon {
  return icon && Object.hasOwn(statuszeichen, icon)
    ? statuszeichen[icon as Statuszeichenname].Icon
    : LabelIcon;
}
