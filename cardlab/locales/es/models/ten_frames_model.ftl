ten_frames_model = Marcos de diez con { $list }
    .still = Marcos de diez con { $list }.
ten_frames_model-counters = { $n } { $n ->
        [one] ficha lisa
       *[other] fichas lisas
    } y { $b } con un aro.
ten_frames_model-fill = { $n } { $n ->
        [one] ficha con aro llena
       *[other] fichas con aro llenan
    } el marco: { $a } + { $n } = { $b }.
ten_frames_model-left = { $n ->
        [one] Queda { $n }.
       *[other] Quedan { $n }.
    }
ten_frames_model-together = En total hay { $n }.
ten_frames_model-asked = ¿Cuántas hay en total?
ten_frames_model-make_ten = Completar diez
ten_frames_model-bring = Juntar
ten_frames_model-apart = Separar
ten_frames_model-one = Mover una
ten_frames_model-over = { $n } { $n ->
        [one] ficha con aro se movió
       *[other] fichas con aro se movieron
    }: { $a } + { $n } = { $b }.
ten_frames_model-begun = Hay { $n } { $n ->
        [one] ficha
       *[other] fichas
    }.
ten_frames_model-put = Pusiste { $n }.
ten_frames_model-put_in = Poner fichas
ten_frames_model-how = Toca el último lugar que hay que llenar.
ten_frames_model-mend = Dijiste { $n }. ¿Cuántas fichas hay?
ten_frames_model-said = El contorno muestra { $n }.
